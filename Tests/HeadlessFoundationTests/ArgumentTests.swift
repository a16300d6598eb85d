import Foundation
import HeadlessFoundation
import Testing

/// An object with a description of its own.
nonisolated private final class Parcel: NSObject {
  override var description: String { "a parcel" }
}

@Suite("Arguments of formats")
struct ArgumentTests {
  @Test(
    "objects, identifiers, dates, URLs and collections are arguments of formats, as on Apple's systems"
  )
  func formats() throws {
    let id = try #require(UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"))
    let url = try #require(URL(string: "https://a.example/b"))
    let values: [any CVarArg] = [Parcel(), id, url, Date(timeIntervalSince1970: 0)]
    #expect(
      values.map { String(format: "%@", $0) } == [
        "a parcel", id.uuidString, "https://a.example/b", "1970-01-01 00:00:00 +0000",
      ])
    #expect(String(format: "%@ is %d", Parcel(), 3) == "a parcel is 3")
    #expect(String(format: "%@, %@", ["a": 1], [2, 3]) == "[\"a\": 1], [2, 3]")
    let any: Any = id
    #expect((any as? UUID as (any CVarArg)?) as? UUID == id)
  }

  @Test("a predicate compares with the values that are passed as arguments")
  func predicates() {
    let id = UUID()
    let arguments: [any CVarArg] = [id]
    let predicate = HeadlessFoundation.NSPredicate(format: "SELF == %@", argumentArray: arguments)
    #expect(predicate.evaluate(with: id))
    #expect(!predicate.evaluate(with: UUID()))
  }

  @Test("the locale that follows the settings is that of the device")
  func locale() {
    #expect(NSLocale.autoupdatingCurrent.identifier == Locale.autoupdatingCurrent.identifier)
  }
}
