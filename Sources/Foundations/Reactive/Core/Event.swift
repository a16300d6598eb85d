/// One thing that an observable tells its observers: an element, or how the sequence ended.
@frozen public enum Event<Element> {
  /// The next element of the sequence.
  case next(Element)
  /// The sequence failed; nothing follows.
  case error(any Error)
  /// The sequence ended well; nothing follows.
  case completed
}

extension Event {
  /// Whether the event ends the sequence.
  public var isStopEvent: Bool {
    if case .next = self { false } else { true }
  }

  /// The element, where the event carries one.
  public var element: Element? {
    if case .next(let element) = self { element } else { nil }
  }

  /// The error, where the sequence failed.
  public var error: (any Error)? {
    if case .error(let error) = self { error } else { nil }
  }

  /// Whether the sequence ended well.
  public var isCompleted: Bool {
    if case .completed = self { true } else { false }
  }

  /// The event with its element transformed; what the transformation throws becomes an error event.
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

/// Whatever can be read as an event; what ``ObservableType/dematerialize()`` unwraps.
public protocol EventConvertible {
  /// What the event carries.
  associatedtype Element

  /// The value as an event.
  var event: Event<Element> { get }
}

extension Event: EventConvertible {
  /// The event itself.
  public var event: Event<Element> { self }
}
