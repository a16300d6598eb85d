/// What a person at the phone could not do: what was refused, why, and what to do instead.
nonisolated public struct Refusal: Error, Equatable, Sendable, CustomStringConvertible {
  /// What was refused, why, and what to do.
  public let message: String

  /// A refusal with its reason.
  public init(_ message: String) {
    self.message = message
  }

  /// The message.
  public var description: String { message }
}
