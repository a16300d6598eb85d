/// Why a command line cannot be followed.
public struct UsageError: Error, Equatable, Sendable {
  /// What is wrong with it, in one sentence without a full stop.
  public let message: String

  /// What to do, a line each.
  public let notes: [String]

  /// Creates an error.
  public init(_ message: String, notes: [String] = []) {
    self.message = message
    self.notes = notes
  }
}

extension UsageError {
  /// The message, and the notes below it.
  public var lines: [String] {
    ["error: \(message)"] + notes.map { "   = \($0)" }
  }
}
