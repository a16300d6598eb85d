import RehearsalCore

/// The words a person may have meant.
package enum Suggestions {
  /// No word of the language, and few names, are longer.
  private static let longest = 64

  /// The words nearest to one that is not known, nearest first, three at the most.
  package static func nearest(to word: String, among words: some Sequence<String>) -> [String] {
    word.utf8.count > longest ? [] : Nearest.to(word, among: words)
  }

  /// `did you mean `tap`?`, or nothing where no word is near.
  package static func question(for word: String, among words: some Sequence<String>) -> String? {
    let near = nearest(to: word, among: words).map { "`\($0)`" }
    return near.isEmpty ? nil : "did you mean \(near.list(or: "or"))?"
  }
}

extension [String] {
  /// The words as a sentence lists them: `a, b or c`.
  package func list(or conjunction: String) -> String {
    guard count > 1, let last else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }
}
