import RehearsalCore
import ScriptLanguage

/// The texts that a way of acts has typed.
///
/// Messages and requests quote them, so that one cause would have a fault for each text to type.
struct TypedInput {
  private let texts: [String]

  /// Reads the texts of acts; single characters are left out, which other words have too.
  init(_ acts: [Act]) {
    let typed = acts.flatMap(\.work).compactMap { work -> String? in
      if case .act(.touch(.type(let text, into: _))) = work { text } else { nil }
    }
    texts = Set(typed).filter { $0.count > 1 }.sorted { ($0.count, $0) > ($1.count, $1) }
  }

  /// Returns a text without the typed texts, and with single spaces.
  func removed(from text: String) -> String {
    texts.reduce(text) { $0.replacing($1, with: "") }
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

extension Evidence {
  /// Returns a text that is the same whatever was typed.
  func withoutInput(_ text: String) -> String {
    TypedInput(way + [act]).removed(from: text)
  }
}
