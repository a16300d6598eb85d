import Foundation
import Testing

/// Compares Docs/UIKit.md with the public types of HeadlessUIKit.
@Suite("Docs/UIKit.md")
struct DocumentationTests {
  private static let folder = "Sources/Foundations/HeadlessUIKit"

  /// Returns the names of the top-level public types, sorted.
  private func publicTypes() throws -> [String] {
    let pattern = try Regex(
      #"(?:nonisolated |@MainActor )*(?:public|open) (?:final )?(?:class|struct|enum|protocol) (\w+)"#
    )
    var names: Set<String> = []
    for file in try #require(FileManager.default.enumerator(atPath: Self.folder)) {
      guard let file = file as? String, file.hasSuffix(".swift") else { continue }
      let text = try String(contentsOfFile: "\(Self.folder)/\(file)", encoding: .utf8)
      for line in text.split(separator: "\n") {
        guard let match = try pattern.prefixMatch(in: line), let name = match.output[1].substring
        else { continue }
        names.insert(String(name))
      }
    }
    return names.sorted()
  }

  private func page() throws -> String {
    try String(contentsOfFile: "Docs/UIKit.md", encoding: .utf8)
  }

  /// Returns words in lines of at most 120 columns.
  private func wrapped(_ words: [String]) -> String {
    var lines = [""]
    for word in words {
      let last = lines.count - 1
      if lines[last].isEmpty {
        lines[last] = word
      } else if lines[last].count + 1 + word.count > 120 {
        lines.append(word)
      } else {
        lines[last] += " \(word)"
      }
    }
    return lines.joined(separator: "\n")
  }

  @Test("the index has every public type and no other")
  func index() throws {
    let types = try publicTypes()
    let last = types.count - 1
    let wanted = wrapped(types.enumerated().map { "`\($1)`\($0 == last ? "." : ",")" })
    let index = try #require(try page().split(separator: "## Index\n\n").last)
    #expect(
      index.trimmingCharacters(in: .newlines) == wanted, "write under its heading Index:\n\(wanted)"
    )
  }

  @Test("the tables name only existing types")
  func tables() throws {
    let types = Set(try publicTypes())
    let missing = try #require(
      try page().components(separatedBy: "## Members that are still missing").last)
    let known = Set(
      missing.components(separatedBy: "## Index")[0]
        .matches(of: /`([A-Z]\w+)`/).map { String($0.output.1) } + ["UIKit"])
    let named = try page().matches(of: Regex(#"`((?:UI|UN|CA|CG)[A-Z]\w+)`"#))
      .compactMap { $0.output[1].substring.map(String.init) }
    #expect(Set(named).subtracting(types).subtracting(known) == [])
  }
}
