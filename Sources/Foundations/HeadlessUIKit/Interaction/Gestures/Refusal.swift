/// The error of an action that a driver cannot perform.
nonisolated public struct Refusal: Error, Equatable, Sendable, CustomStringConvertible {
  /// The action that was refused, the reason, and the remedy.
  public let message: String

  /// Creates a refusal with a message.
  public init(_ message: String) {
    self.message = message
  }

  /// The message.
  public var description: String { message }
}
