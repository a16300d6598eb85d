import HeadlessUIKit

/// The reason that an action could not be performed.
public struct SessionError: Error, Equatable, Sendable, CustomStringConvertible {
  /// One sentence that begins with the evidence.
  public let message: String

  /// The alternatives and the remedy, one line each.
  public let notes: [String]

  /// Creates an error.
  public init(_ message: String, notes: [String] = []) {
    self.message = message
    self.notes = notes
  }

  /// Creates the error of an action that threw another one: a refusal gives its message.
  init(of error: any Error) {
    switch error {
    case let error as SessionError: self = error
    case let error as Refusal: self.init(error.message)
    default: self.init("\(error)")
    }
  }

  /// The message, followed by the notes.
  public var description: String {
    ([message] + notes).joined(separator: "\n")
  }
}
