import HeadlessUIKit
import RegexBuilder
import RehearsalCore

/// The texts on a screen that its alerts may quote, and numbers.
///
/// An app asks `Delete Milk?` for each row, so that one cause would have a fault for each row.
struct ShownData {
  private let texts: [String]

  /// Reads the labels and values of rows, texts, images and fields, the longest first.
  ///
  /// Buttons and tabs are left out: their names tell what an alert asks about.
  init(_ screens: Screen...) {
    let shown = screens.flatMap(\.elements).filter { Self.types.contains($0.type) }
    let texts = shown.flatMap { [$0.label, $0.value ?? ""] }
    self.texts = Set(texts).filter { $0.count > 1 }.sorted { ($0.count, $0) > ($1.count, $1) }
  }

  private static let types: Set<ElementType> = [
    .staticText, .cell, .image, .textField, .textView, .searchField,
  ]

  /// Returns a text whose alerts are called by their titles without data, as `alert "Delete …?"`.
  func removed(from text: String) -> String {
    text.replacing(/(alert|action sheet) "([^"]*)"/) { match in
      "\(match.1) \"\(withoutData(String(match.2)))\""
    }
  }

  /// Returns a verdict whose place and subject call alerts by their titles without data.
  func removed(from verdict: Verdict) -> Verdict {
    var verdict = verdict
    verdict.place = removed(from: verdict.place)
    verdict.subject = removed(from: verdict.subject)
    return verdict
  }

  private func withoutData(_ title: String) -> String {
    // A title that is a text of the screen as a whole tells the alert, unlike a part of it.
    let known = texts.filter { $0 != title }
    let words = known.reduce(title) { Self.replaceWords($1, in: $0) }
    return words.replacing(/\b[0-9]+\b/, with: "…")
  }

  private static func replaceWords(_ words: String, in text: String) -> String {
    let whole = Regex {
      Anchor.wordBoundary
      words
      Anchor.wordBoundary
    }
    return text.replacing(whole, with: "…")
  }
}

extension Rule {
  /// Returns what breaks the rule; alerts are called by their titles without data.
  func verdicts(_ evidence: Evidence) -> [Verdict] {
    let verdicts = (try? judge(evidence)) ?? []
    guard !verdicts.isEmpty else { return [] }
    let data = ShownData(evidence.before, evidence.after)
    return verdicts.map(data.removed)
  }
}
