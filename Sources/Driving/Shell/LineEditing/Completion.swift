/// The words that can be inserted at the cursor.
package struct Completion: Equatable, Sendable {
  /// A word that can be inserted.
  package struct Candidate: Equatable, Sendable {
    /// The whole word as it is written in the line, quoted and escaped if necessary.
    package let text: String
    /// The title in a list of candidates.
    package let title: String
    /// A short description in a list of candidates; may be empty.
    package let note: String
    /// The text after the word: a space, or nothing if the word can be continued (`email=`).
    package let ending: String

    /// Creates a candidate.
    package nonisolated init(
      _ text: String, title: String? = nil, note: String = "", ending: String = " "
    ) {
      self.text = text
      self.title = title ?? text
      self.note = note
      self.ending = ending
    }
  }

  /// The start of the word being typed, with its opening quote; the word ends at the cursor.
  package let wordStart: String.Index
  /// The candidates that match the typed text, in the order of a list.
  package let candidates: [Candidate]

  /// Creates a completion.
  package init(wordStart: String.Index, candidates: [Candidate]) {
    self.wordStart = wordStart
    self.candidates = candidates
  }

  /// A function that returns the candidates for a line and a cursor between two Unicode scalars.
  package typealias Finder = (_ line: String, _ cursor: String.Index) -> Completion
}
