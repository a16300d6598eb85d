import RehearsalCore

/// The known words nearest to an unknown one.
package enum Suggestions {
  /// The length up to which words are compared, in UTF-8 bytes.
  private static let longest = 64

  /// Returns the known words nearest to an unknown one, nearest first, three at most.
  package static func nearest(to word: String, among words: some Sequence<String>) -> [String] {
    word.utf8.count > longest ? [] : Nearest.to(word, among: words)
  }

  /// Returns a question such as "did you mean `tap`?"; nil if no word is near.
  package static func question(for word: String, among words: some Sequence<String>) -> String? {
    let near = nearest(to: word, among: words).map { "`\($0)`" }
    return near.isEmpty ? nil : "did you mean \(near.list(or: "or"))?"
  }
}

extension [String] {
  /// The words as a sentence lists alternatives: `a, b or c`.
  package var orList: String { list(or: "or") }

  /// Returns the words as a sentence lists them, with a conjunction before the last one.
  package func list(or conjunction: String) -> String {
    guard count > 1, let last else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }
}
