import Foundation
import Testing

/// Docs/UIKit.md against the sources it speaks of.
@Suite("Docs/UIKit.md")
struct DocumentationTests {
  private static let folder = "Sources/Foundations/HeadlessUIKit"

  /// The names of top-level public types, in order.
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

  /// Words in lines of at most 120 columns.
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

  @Test("its index names every public type, and no other")
  func index() throws {
    let types = try publicTypes()
    let last = types.count - 1
    let wanted = wrapped(types.enumerated().map { "`\($1)`\($0 == last ? "." : ",")" })
    let index = try #require(try page().split(separator: "## Index\n\n").last)
    #expect(
      index.trimmingCharacters(in: .newlines) == wanted, "write under its heading Index:\n\(wanted)"
    )
  }

  @Test("its tables name no type that is not there")
  func tables() throws {
    let types = Set(try publicTypes())
    let known: Set<String> = ["UITab", "UIKit", "UIHostingController"]
    let named = try page().matches(of: Regex(#"`((?:UI|UN|CA|CG)[A-Z]\w+)`"#))
      .compactMap { $0.output[1].substring.map(String.init) }
    #expect(Set(named).subtracting(types).subtracting(known) == [])
  }
}
