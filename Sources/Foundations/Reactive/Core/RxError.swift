/// What goes wrong in the machinery itself rather than in the app's own sequences.
public enum RxError: Error, Equatable, Sendable, CustomDebugStringConvertible {
  /// Something happened that the named part of the app or of Reactive did not provide for.
  case unknown
  /// A subject was used after it had been disposed of.
  case disposed(object: String)
  /// An index was asked for that the sequence does not have.
  case argumentOutOfRange
  /// A sequence that was to have exactly one element ended without any.
  case noElements
  /// A sequence that was to have at most one element had another.
  case moreThanOneElement
  /// Nothing came within the time allowed.
  case timeout

  /// What happened and, where it helps, what to do about it.
  public var debugDescription: String {
    switch self {
    case .unknown: "Unknown error occurred."
    case .disposed(let object):
      "Object `\(object)` was already disposed. Subscribe before dispose(), or make a new one."
    case .argumentOutOfRange: "Argument out of range: the sequence ended before that index."
    case .noElements: "Sequence doesn't contain any elements."
    case .moreThanOneElement: "Sequence contains more than one element."
    case .timeout: "Sequence timeout."
    }
  }
}
