/// What could stand where the cursor is.
package struct Completion: Equatable, Sendable {
  /// One thing the word could become.
  package struct Candidate: Equatable, Sendable {
    /// The whole word as it is to stand in the line: quoted and escaped where the language wants it.
    package let text: String
    /// How a list of candidates shows it; may be long, may hold controls.
    package let title: String
    /// What follows a word that is complete: a space, or nothing where it goes on (`email=`).
    package let ending: String

    package init(_ text: String, title: String? = nil, ending: String = " ") {
      self.text = text
      self.title = title ?? text
      self.ending = ending
    }
  }

  /// The start of the word being typed, its opening quote included; the word ends at the cursor.
  package let wordStart: String.Index
  /// Every candidate that fits what is typed, in the order to be listed.
  package let candidates: [Candidate]

  package init(wordStart: String.Index, candidates: [Candidate]) {
    self.wordStart = wordStart
    self.candidates = candidates
  }

  /// Finds candidates for a line and the cursor in it, which lies between two Unicode scalars.
  package typealias Finder = (_ line: String, _ cursor: String.Index) -> Completion
}
