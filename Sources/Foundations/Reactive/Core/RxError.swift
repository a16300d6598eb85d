/// An error of Reactive itself.
public enum RxError: Error, Equatable, Sendable, CustomDebugStringConvertible {
  /// An unknown error.
  case unknown
  /// A subject was used after its disposal.
  case disposed(object: String)
  /// The sequence ended before the requested index.
  case argumentOutOfRange
  /// A sequence of exactly one element completed without one.
  case noElements
  /// A sequence of at most one element sent a second one.
  case moreThanOneElement
  /// No event arrived within the time limit.
  case timeout

  /// The message and, where there is one, the remedy.
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
