import Foundation
import MockGenerator
import Testing

@Suite("Files of mocks")
struct MockFileTests {
  /// A package with one folder of sources, which is removed after the test.
  private func withPackage(_ body: (URL) throws -> Void) throws {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: root) }
    let folder = root.appendingPathComponent("Sources/App")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("/// @mockable\nprotocol Opener {\n  func open()\n}\n".utf8)
      .write(to: folder.appendingPathComponent("Opener.swift"))
    try body(root)
  }

  @Test("a file that is written is current, until a protocol changes")
  func written() throws {
    let file = MockFile(
      output: "Tests/AppTests/Mocks.swift", folders: ["Sources/App"], imports: ["import App"])
    try withPackage { root in
      #expect(try !file.isCurrent(root: root))
      try file.write(root: root)
      #expect(try file.isCurrent(root: root))
      let text = try String(
        contentsOf: root.appendingPathComponent("Tests/AppTests/Mocks.swift"), encoding: .utf8)
      #expect(text == (try file.text(root: root)))
      #expect(text.contains("import App") && text.contains("class OpenerMock"))
      try Data("/// @mockable\nprotocol Closer {\n  func close()\n}\n".utf8)
        .write(to: root.appendingPathComponent("Sources/App/Closer.swift"))
      #expect(try !file.isCurrent(root: root))
    }
  }
}
