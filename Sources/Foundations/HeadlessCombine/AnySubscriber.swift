/// The identity of a subscriber or a subscription.
nonisolated public struct CombineIdentifier: Hashable, Sendable, CustomStringConvertible {
  private final class Mark: Sendable {}

  private let mark: Mark?
  private let object: ObjectIdentifier

  /// Creates an identity that no other has.
  public init() {
    let mark = Mark()
    self.mark = mark
    object = ObjectIdentifier(mark)
  }

  /// Creates the identity of an object.
  public init(_ object: AnyObject) {
    mark = nil
    self.object = ObjectIdentifier(object)
  }

  /// The identity as text, the same for the same identity.
  public var description: String { "\(object)" }

  /// Returns whether both are of the same object.
  public static func == (left: Self, right: Self) -> Bool { left.object == right.object }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(object) }
}

/// A value with an identity; an object has one.
public protocol CustomCombineIdentifierConvertible {
  /// The identity.
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  /// The object's identity.
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}

extension CombineIdentifier {
  /// The identity that a value tells, or that of an object; a new one for any other value.
  @MainActor fileprivate init(of value: Any) {
    if let known = value as? any CustomCombineIdentifierConvertible {
      self = known.combineIdentifier
    } else {
      self = type(of: value) is AnyClass ? Self(value as AnyObject) : Self()
    }
  }
}

// In Combine these protocols inherit from the one above. Off Apple's systems a conformance to a protocol that
// inherits from another must be isolated by hand in Swift 6.
extension Subscriber {
  /// The identity of the subscriber.
  @_disfavoredOverload public var combineIdentifier: CombineIdentifier {
    CombineIdentifier(of: self)
  }
}

extension Subscription {
  /// The identity of the subscription.
  @_disfavoredOverload public var combineIdentifier: CombineIdentifier {
    CombineIdentifier(of: self)
  }
}

/// A subscriber of any type.
public struct AnySubscriber<Input, Failure: Error>: Subscriber, CustomCombineIdentifierConvertible {
  /// The identity of the subscriber.
  public let combineIdentifier: CombineIdentifier

  private let receiveSubscription: (any Subscription) -> Void
  private let receiveValue: (Input) -> Subscribers.Demand
  private let receiveCompletion: (Subscribers.Completion<Failure>) -> Void

  /// Wraps a subscriber.
  public init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
    combineIdentifier = subscriber.combineIdentifier
    receiveSubscription = subscriber.receive(subscription:)
    receiveValue = { subscriber.receive($0) }
    receiveCompletion = subscriber.receive(completion:)
  }

  /// Wraps a subject, into which all values are sent.
  public init<S: Subject>(_ subject: S) where S.Output == Input, S.Failure == Failure {
    combineIdentifier = CombineIdentifier(subject)
    receiveSubscription = { $0.request(.unlimited) }
    receiveValue = {
      subject.send($0)
      return .none
    }
    receiveCompletion = subject.send(completion:)
  }

  /// Creates a subscriber with closures; one without them wants nothing.
  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    combineIdentifier = CombineIdentifier()
    self.receiveSubscription = receiveSubscription ?? { _ in }
    self.receiveValue = receiveValue ?? { _ in .none }
    self.receiveCompletion = receiveCompletion ?? { _ in }
  }

  /// Receives the subscription.
  public func receive(subscription: any Subscription) { receiveSubscription(subscription) }

  /// Receives a value; returns how many more are wanted.
  public func receive(_ value: Input) -> Subscribers.Demand { receiveValue(value) }

  /// Receives the end.
  public func receive(completion: Subscribers.Completion<Failure>) { receiveCompletion(completion) }
}
