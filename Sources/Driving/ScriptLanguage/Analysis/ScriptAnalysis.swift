import Foundation
import RehearsalCore

/// The knowledge that an editor and `check` have of a script: mistakes, hints, heredocs and names.
package struct ScriptAnalysis {
  /// The mistakes, in the order of their lines.
  package let problems: [Diagnostic]

  /// The lines that are allowed and yet hardly meant, in the order of the lines; empty if there are mistakes.
  package let hints: [Diagnostic]

  /// The indices of the lines that are the text of a heredoc or its end.
  package let heredocLines: Set<Int>

  /// The names that the script uses.
  package let vocabulary: ScriptVocabulary

  private let source: SourceText

  /// Reads a script.
  ///
  /// - Parameters:
  ///   - source: the script's text.
  ///   - loader: reads the files that the script includes.
  ///   - folder: the folder that no include may leave; nil for no such limit.
  package init(_ source: SourceText, loader: ScriptLoader, within folder: String? = nil) {
    self.source = source
    let document = loader.document(source, within: folder)
    problems = document.problems
    heredocLines = document.heredocLines
    vocabulary = ScriptVocabulary(document)
    hints = loader.hints(in: document)
  }

  /// Returns the `let` line of the variable whose reference is at a place; nil if there is none.
  package func variable(in line: String, at cursor: String.Index, line number: Int) -> String? {
    guard let open = line[..<cursor].range(of: "${", options: .backwards)?.upperBound,
      let close = line[open...].firstIndex(of: "}"), cursor <= close
    else { return nil }
    let name = line[open..<close]
    let before = source.lines.prefix(number).reversed()
    return before.first { $0.split(separator: " ").prefix(2) == ["let", name] }
  }
}
