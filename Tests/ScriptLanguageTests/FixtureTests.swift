import Foundation
import Testing

@Suite("Messages of mistakes")
struct FixtureTests {
  @Test("a script's messages equal its .expected file", arguments: Fixture.all())
  func messages(_ fixture: Fixture) throws {
    let messages = fixture.messages()
    try #require(!messages.isEmpty, "the script has no mistake")
    if Fixture.isUpdating {
      try messages.write(toFile: fixture.expectedPath, atomically: true, encoding: .utf8)
    }
    let expected = try? String(contentsOfFile: fixture.expectedPath, encoding: .utf8)
    #expect(
      messages == expected,
      "if the new messages are right, run `\(Fixture.updateCommand)` and review the difference")
  }

  @Test("every .expected file has its script")
  func isPaired() {
    let scripts = Set(Fixture.all().map(\.expectedPath))
    let files =
      FileManager.default.enumerator(atPath: Fixture.folder)?
      .compactMap { $0 as? String } ?? []
    let expected = files.filter { $0.hasSuffix(".expected") }.map { Fixture.folder + "/" + $0 }
    #expect(Set(expected) == scripts)
  }
}
