/// Why an action could not be done: the person at the phone could not have done it either.
public struct SessionError: Error, Equatable, Sendable, CustomStringConvertible {
  /// What happened, in one sentence that begins with the evidence.
  public let message: String

  /// What is there instead, and what to do; a line each.
  public let notes: [String]

  /// Creates an error.
  public init(_ message: String, notes: [String] = []) {
    self.message = message
    self.notes = notes
  }

  /// The message, and the notes below it.
  public var description: String {
    ([message] + notes).joined(separator: "\n")
  }
}
