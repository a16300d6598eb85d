import Foundation
import Testing

@Suite("Docs/Architectures.md")
struct DocumentTests {
  /// Returns a text without indentation and empty lines.
  private func flat(_ text: some StringProtocol) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: true)
      .map { $0.drop(while: \.isWhitespace) }
      .filter { !$0.isEmpty }
      .joined(separator: "\n")
  }

  private func sources() throws -> [String] {
    let folder = "Tests/ArchitecturesTests"
    return try FileManager.default.subpathsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".swift") }
      .map { flat(try String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8)) }
  }

  @Test("every Swift example in the page is in the sources of these tests")
  func isFresh() throws {
    let document = try String(contentsOfFile: "Docs/Architectures.md", encoding: .utf8)
    let blocks = document.components(separatedBy: "```swift\n").dropFirst()
      .compactMap { $0.components(separatedBy: "```").first }
    let sources = try sources()
    #expect(blocks.count == 10)
    for piece in blocks.flatMap({ $0.components(separatedBy: "…\n") }) {
      #expect(
        sources.contains { $0.contains(flat(piece)) },
        "these lines stand in no file of Tests/ArchitecturesTests:\n\(piece)")
    }
  }
}
