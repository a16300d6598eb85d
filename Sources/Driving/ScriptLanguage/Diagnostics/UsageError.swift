/// A mistake in the command line's arguments.
public struct UsageError: Error, Equatable, Sendable {
  /// The mistake, in one sentence without a full stop.
  public let message: String

  /// Advice, one line each.
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
