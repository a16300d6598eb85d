import Foundation
import RehearsalCore
import Testing

/// Compares the Swift examples of the documentation with files that are compiled.
///
/// Docs/Architectures.md has a test of its own, and scripts/check-own-app builds Docs/YourOwnApp.md.
@Suite("Documentation examples")
struct ExampleTests {
  private struct Example {
    let place: String
    let code: String
  }

  private static let compiledFolders = [
    "Tests/DocumentationTests/Examples", "Tests/CrewUITests", "Sources/Apps/Crew",
  ]
  private static let pagesTestedElsewhere = ["Docs/Architectures.md", "Docs/YourOwnApp.md"]

  /// The lines that differ between an example and its compiled copy: imports, and the name under
  /// which a test or a folder must be unique in this target.
  private static func normalized(_ code: String) -> String {
    code.split(separator: "\n")
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty && !$0.hasPrefix("import ") }
      .joined(separator: "\n")
      .replacing("Tests/DocumentationTests/journeys", with: "journeys")
      .replacing("func exampleJourney", with: "func journey")
  }

  private static func files(in folder: String, endingWith suffix: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(suffix) }.sorted().map { "\(folder)/\($0)" }
  }

  private static func pageExamples() throws -> [Example] {
    let pages =
      try files(in: "Docs", endingWith: ".md") + files(in: "Sources", endingWith: ".md")
      + ["README.md"]
    return try pages.filter { !pagesTestedElsewhere.contains($0) }.flatMap { page in
      let text = try String(contentsOfFile: page, encoding: .utf8)
      return text.components(separatedBy: "```swift\n").dropFirst().compactMap {
        $0.components(separatedBy: "```").first.map { Example(place: page, code: $0) }
      }
    }
  }

  /// Returns the indented code of documentation comments: lines behind an empty comment line.
  private static func commentExamples() throws -> [Example] {
    try files(in: "Sources", endingWith: ".swift").flatMap { file -> [Example] in
      let text = try String(contentsOfFile: file, encoding: .utf8)
      var examples: [Example] = []
      var code: [Substring] = []
      var canBegin = false
      for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
        let comment = line.drop { $0 == " " }
        if comment.hasPrefix("///     "), canBegin || !code.isEmpty {
          code.append(comment.dropFirst(8))
        } else if !(comment == "///" && !code.isEmpty) {
          if !code.isEmpty {
            examples.append(Example(place: file, code: code.joined(separator: "\n")))
          }
          code = []
        }
        canBegin = comment == "///"
      }
      return examples
    }
  }

  @Test("each Swift example of a page, a catalog or a comment is part of a compiled file")
  func compiled() throws {
    let compiled = try Self.compiledFolders.flatMap { try Self.files(in: $0, endingWith: ".swift") }
      .map { Self.normalized(try String(contentsOfFile: $0, encoding: .utf8)) }
    let examples = try Self.pageExamples() + Self.commentExamples()
    #expect(examples.count >= 20)
    for example in examples {
      #expect(
        compiled.contains { $0.contains(Self.normalized(example.code)) },
        """
        \(example.place): this example is in no file of \(Self.compiledFolders.joined(separator: " or ")):
        \(example.code)
        """)
    }
  }

  @Test("the session example taps a button and finds its new title")
  func session() throws {
    try driveASession()
  }

  @Test("the clock example runs its work")
  func clock() throws {
    try advanceAClock()
  }
}
