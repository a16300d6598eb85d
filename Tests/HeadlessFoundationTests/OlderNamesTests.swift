import Foundation
import HeadlessFoundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("Older names of Foundation")
struct OlderNamesTests {
  @Test("a property list is a dictionary, or an error")
  func propertyLists() throws {
    let folder = FileManager.default.temporaryDirectory
    let file = folder.appendingPathComponent("older-\(UUID().uuidString).plist")
    defer { try? FileManager.default.removeItem(at: file) }
    func write(_ value: Any) throws {
      try PropertyListSerialization.data(fromPropertyList: value, format: .xml, options: 0)
        .write(to: file, options: .atomicWrite)
    }
    try write(["key": "abc"])
    #expect(try NSDictionary(contentsOf: file, error: ()) == ["key": "abc"])
    try write([1, 2])
    #expect(throws: CocoaError.self) { try NSDictionary(contentsOf: file, error: ()) }
    try FileManager.default.removeItem(at: file)
    #expect(throws: CocoaError.self) { try NSDictionary(contentsOf: file, error: ()) }
  }

  @Test("a hexadecimal number is scanned into a signed integer; a text is not")
  func hexadecimal() {
    var number: Int64 = 7
    #expect(!Scanner(string: "zz").scanHexInt64(&number))
    #expect(number == 7)
    #expect(Scanner(string: "ff8000").scanHexInt64(&number))
    #expect(number == 0xff8000)
  }

  @Test("a text and an error are created without arguments, and a time moves by an interval")
  func withoutArguments() {
    let text: NSMutableAttributedString = .init()
    text.append(NSAttributedString(string: "a"))
    #expect(text.string == "a" && NSAttributedString().length == 0)
    #expect(NSError().code == 0)
    let request = NSMutableURLRequest()
    #expect(request.url == nil && request.httpMethod == "GET")
    let time = DispatchTime(uptimeNanoseconds: 1_000)
    #expect(time.advanced(by: .nanoseconds(500)).uptimeNanoseconds == 1_500)
  }
}
