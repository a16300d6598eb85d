/// A time in a ``TestScheduler``'s ticks.
public typealias TestTime = Int

/// Something, and when it happened.
public struct Recorded<Value> {
  /// When.
  public let time: TestTime

  /// What.
  public let value: Value

  /// A record of something at a time.
  public init(time: TestTime, value: Value) {
    self.time = time
    self.value = value
  }
}

extension Recorded: Equatable where Value: Equatable {}

extension Recorded: CustomDebugStringConvertible {
  /// What happened, and when: `next(1) @ 210`.
  public var debugDescription: String { "\(value) @ \(time)" }
}

extension Recorded {
  /// An element at a time.
  public static func next<Element>(
    _ time: TestTime, _ element: Element
  ) -> Recorded where Value == Event<Element> {
    Recorded(time: time, value: .next(element))
  }

  /// The end of a sequence at a time.
  public static func completed<Element>(
    _ time: TestTime, _ type: Element.Type = Element.self
  ) -> Recorded where Value == Event<Element> {
    Recorded(time: time, value: .completed)
  }

  /// A failure at a time.
  public static func error<Element>(
    _ time: TestTime, _ error: any Error, _ type: Element.Type = Element.self
  ) -> Recorded where Value == Event<Element> {
    Recorded(time: time, value: .error(error))
  }
}

extension Event: Equatable where Element: Equatable {
  /// Whether both are the same event; errors are the same where they print the same, as in RxTest.
  public static func == (left: Event, right: Event) -> Bool {
    switch (left, right) {
    case (.completed, .completed): true
    case (.next(let left), .next(let right)): left == right
    case (.error(let left), .error(let right)): "\(left)" == "\(right)"
    default: false
    }
  }
}

/// When a ``TestableObservable`` was subscribed to, and until when.
public struct Subscription: Hashable, Sendable, CustomDebugStringConvertible {
  /// When it was subscribed to.
  public let subscribe: TestTime

  /// When the subscription ended; `Int.max` while it has not.
  public let unsubscribe: TestTime

  /// A subscription over a time.
  public init(_ subscribe: TestTime, _ unsubscribe: TestTime = .max) {
    self.subscribe = subscribe
    self.unsubscribe = unsubscribe
  }

  /// From when to when: `(200 : 400)`.
  public var debugDescription: String {
    "(\(subscribe) : \(unsubscribe == .max ? "Infinity" : String(unsubscribe)))"
  }
}
