/// A time in a ``TestScheduler``'s ticks.
public typealias TestTime = Int

/// A value with the time at which it was recorded.
public struct Recorded<Value> {
  /// The time.
  public let time: TestTime

  /// The value.
  public let value: Value

  /// Creates a record of a value at a time.
  public init(time: TestTime, value: Value) {
    self.time = time
    self.value = value
  }
}

extension Recorded: Equatable where Value: Equatable {}

extension Recorded: CustomDebugStringConvertible {
  /// The value and the time: `next(1) @ 210`.
  public var debugDescription: String { "\(value) @ \(time)" }
}

extension Recorded {
  /// Creates a `next` event at a time.
  public static func next<Element>(
    _ time: TestTime, _ element: Element
  ) -> Recorded where Value == Event<Element> {
    Recorded(time: time, value: .next(element))
  }

  /// Creates a `completed` event at a time.
  public static func completed<Element>(
    _ time: TestTime, _ type: Element.Type = Element.self
  ) -> Recorded where Value == Event<Element> {
    Recorded(time: time, value: .completed)
  }

  /// Creates an `error` event at a time.
  public static func error<Element>(
    _ time: TestTime, _ error: any Error, _ type: Element.Type = Element.self
  ) -> Recorded where Value == Event<Element> {
    Recorded(time: time, value: .error(error))
  }
}

extension Recorded {
  /// Returns recorded events as an array, so that the compiler infers their type.
  public static func events<Element>(
    _ events: Recorded<Event<Element>>...
  ) -> [Recorded<Event<Element>>] where Value == Event<Element> { events }

  /// Returns recorded events as an array, so that the compiler infers their type.
  public static func events<Element>(
    _ events: [Recorded<Event<Element>>]
  ) -> [Recorded<Event<Element>>] where Value == Event<Element> { events }
}

extension Event: Equatable where Element: Equatable {
  /// Returns whether two events are equal; errors are equal where they print the same, as in RxTest.
  public static func == (left: Event, right: Event) -> Bool {
    switch (left, right) {
    case (.completed, .completed): true
    case (.next(let left), .next(let right)): left == right
    case (.error(let left), .error(let right)): "\(left)" == "\(right)"
    default: false
    }
  }
}

/// The times at which a ``TestableObservable`` was subscribed to and unsubscribed from.
public struct Subscription: Hashable, Sendable, CustomDebugStringConvertible {
  /// The time of the subscription.
  public let subscribe: TestTime

  /// The time of the disposal; `Int.max` while the subscription is open.
  public let unsubscribe: TestTime

  /// Creates the record of a subscription.
  public init(_ subscribe: TestTime, _ unsubscribe: TestTime = .max) {
    self.subscribe = subscribe
    self.unsubscribe = unsubscribe
  }

  /// Both times: `(200 : 400)`.
  public var debugDescription: String {
    "(\(subscribe) : \(unsubscribe == .max ? "Infinity" : String(unsubscribe)))"
  }
}
