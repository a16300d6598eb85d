/// An event of a sequence: an element, an error or completion.
@frozen public enum Event<Element> {
  /// The next element of the sequence.
  case next(Element)
  /// The error that ended the sequence.
  case error(any Error)
  /// The successful end of the sequence.
  case completed
}

extension Event {
  /// Whether the event is terminal: an error or completion.
  public var isStopEvent: Bool {
    if case .next = self { false } else { true }
  }

  /// The element of a `next` event; nil for others.
  public var element: Element? {
    if case .next(let element) = self { element } else { nil }
  }

  /// The error of an `error` event; nil for others.
  public var error: (any Error)? {
    if case .error(let error) = self { error } else { nil }
  }

  /// Whether the event is `completed`.
  public var isCompleted: Bool {
    if case .completed = self { true } else { false }
  }

  /// Returns the event with its element transformed; an error thrown becomes an error event.
  public func map<Result>(_ transform: (Element) throws -> Result) -> Event<Result> {
    switch self {
    case .next(let element):
      do { return .next(try transform(element)) } catch { return .error(error) }
    case .error(let error): return .error(error)
    case .completed: return .completed
    }
  }
}

extension Event: CustomDebugStringConvertible {
  /// The event as RxSwift prints it: `next(1)`, `error(…)`, `completed`.
  public var debugDescription: String {
    switch self {
    case .next(let element): "next(\(element))"
    case .error(let error): "error(\(error))"
    case .completed: "completed"
    }
  }
}

/// A type that can be converted to an event, for ``ObservableType/dematerialize()``.
public protocol EventConvertible {
  /// The type of the event's element.
  associatedtype Element

  /// The value as an event.
  var event: Event<Element> { get }
}

extension Event: EventConvertible {
  /// The event itself.
  public var event: Event<Element> { self }
}
