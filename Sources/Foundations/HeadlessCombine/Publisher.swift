/// A source of values over time, with Combine's name and semantics on virtual time.
public protocol Publisher<Output, Failure> {
  /// The type of the values.
  associatedtype Output
  /// The type of the error that can end the publisher.
  associatedtype Failure: Error

  /// Connects a subscriber.
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
  /// Connects a subscriber.
  public func subscribe<S: Subscriber>(_ subscriber: S)
  where S.Input == Output, S.Failure == Failure { receive(subscriber: subscriber) }
}

/// A receiver of a publisher's values.
public protocol Subscriber<Input, Failure> {
  /// The type of the values.
  associatedtype Input
  /// The type of the error.
  associatedtype Failure: Error

  /// Receives the subscription, of which the subscriber requests values.
  func receive(subscription: any Subscription)
  /// Receives a value; returns how many more are wanted.
  func receive(_ input: Input) -> Subscribers.Demand
  /// Receives the end.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  /// Receives an event without a value; returns how many more are wanted.
  public func receive() -> Subscribers.Demand { receive(()) }
}

/// A connection between a publisher and a subscriber.
public protocol Subscription: Cancellable {
  /// Tells the publisher that values are wanted.
  func request(_ demand: Subscribers.Demand)
}

/// Something that can be cancelled.
public protocol Cancellable {
  /// Cancels the activity.
  func cancel()
}

extension Cancellable {
  /// Keeps a token in a set, which cancels the activity when it is released.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(AnyCancellable(self)) }

  /// Keeps a token in a collection, which cancels the activity when it is released.
  public func store<Tokens: RangeReplaceableCollection>(in collection: inout Tokens)
  where Tokens.Element == AnyCancellable { collection.append(AnyCancellable(self)) }
}

/// A token that cancels its activity when it is released.
public final class AnyCancellable: Cancellable, Hashable {
  private var action: (() -> Void)?

  /// Creates a token that runs a closure once.
  public init(_ cancel: @escaping () -> Void) { action = cancel }

  /// Creates a token that cancels another.
  public convenience init(_ canceller: some Cancellable) { self.init { canceller.cancel() } }

  isolated deinit { action?() }

  /// Cancels the activity.
  public func cancel() {
    let run = action
    action = nil
    run?()
  }

  /// Keeps the token in a set.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  /// Keeps the token in a collection.
  public func store<Tokens: RangeReplaceableCollection>(in collection: inout Tokens)
  where Tokens.Element == AnyCancellable { collection.append(self) }

  /// Returns whether both are the same token.
  nonisolated public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool {
    left === right
  }

  /// Hashes the identity.
  nonisolated public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

/// The values and the types of subscribers.
nonisolated public enum Subscribers {
  /// The end of a publisher.
  public enum Completion<Failure: Error> {
    /// The publisher has ended, or failed with an error.
    case finished, failure(Failure)
  }

  /// The number of values that are wanted; anything above none is taken as unlimited.
  public struct Demand: Equatable, Hashable, Sendable {
    let count: Int?

    /// No limit.
    public static let unlimited = Demand(count: nil)
    /// No values.
    public static let none = Demand(count: 0)
    /// A number of values.
    public static func max(_ value: Int) -> Demand { Demand(count: value) }
    /// The number; nil without a limit.
    public var max: Int? { count }
  }
}

extension Subscribers.Demand: CustomStringConvertible {
  /// The demand in Combine's words: `unlimited`, or `max(3)`.
  public var description: String { count.map { "max(\($0))" } ?? "unlimited" }
}

extension Subscribers.Demand: Comparable {
  /// The number in which demands are compared and added up.
  private var number: Int { count ?? .max }

  /// Orders demands; no limit is above any number.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.number < rhs.number }
  /// Compares with a number; no limit equals none.
  public static func == (lhs: Self, rhs: Int) -> Bool { lhs.count == rhs }

  /// Adds demands; with no limit the sum has none.
  public static func + (lhs: Self, rhs: Self) -> Self {
    guard let left = lhs.count, let right = rhs.count else { return .unlimited }
    return .max(left + right)
  }
  /// Adds a number of values.
  public static func + (lhs: Self, rhs: Int) -> Self { lhs + .max(rhs) }
  /// Adds a demand.
  public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }
  /// Adds a number of values.
  public static func += (lhs: inout Self, rhs: Int) { lhs = lhs + rhs }
  /// Takes demands away, down to none; no limit stays without one.
  public static func - (lhs: Self, rhs: Self) -> Self {
    guard let left = lhs.count else { return .unlimited }
    guard let right = rhs.count else { return .none }
    return .max(Swift.max(0, left - right))
  }
  /// Takes a number of values away, down to none.
  public static func - (lhs: Self, rhs: Int) -> Self { lhs - .max(rhs) }
  /// Takes demands away, down to none.
  public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }
  /// Takes a number of values away, down to none.
  public static func -= (lhs: inout Self, rhs: Int) { lhs = lhs - rhs }
}

extension Subscribers.Demand {
  /// Compares with a number.
  public static func < (lhs: Self, rhs: Int) -> Bool { lhs < .max(rhs) }
  /// Compares with a number.
  public static func <= (lhs: Self, rhs: Int) -> Bool { lhs <= .max(rhs) }
  /// Compares with a number.
  public static func > (lhs: Self, rhs: Int) -> Bool { lhs > .max(rhs) }
  /// Compares with a number.
  public static func >= (lhs: Self, rhs: Int) -> Bool { lhs >= .max(rhs) }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Sendable where Failure: Sendable {}
