import Foundation

/// An error with a message.
nonisolated struct TestError: LocalizedError, Equatable {
  let text: String

  init(_ text: String) {
    self.text = text
  }

  var errorDescription: String? { text }
}
