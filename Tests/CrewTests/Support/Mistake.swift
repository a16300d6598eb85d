import Foundation

/// An error with a text.
nonisolated struct Mistake: LocalizedError, Equatable {
  let text: String

  init(_ text: String) {
    self.text = text
  }

  var errorDescription: String? { text }
}
