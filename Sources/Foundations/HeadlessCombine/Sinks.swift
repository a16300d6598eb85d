extension Subscribers {
  /// A subscriber with two closures, which requests all values.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable,
    CustomCombineIdentifierConvertible
  {
    /// The closure that receives the values; it does nothing after the end.
    public private(set) var receiveValue: (Input) -> Void
    /// The closure that receives the end; it does nothing after the end.
    public private(set) var receiveCompletion: (Completion<Failure>) -> Void

    /// The object's identity.
    public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }

    private var subscription: (any Subscription)?
    private var isOver = false

    /// Creates a subscriber with closures.
    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      self.receiveValue = receiveValue
      self.receiveCompletion = receiveCompletion
    }

    /// Requests all values of the first subscription; cancels any other.
    public func receive(subscription: any Subscription) {
      guard !isOver, self.subscription == nil else { return subscription.cancel() }
      self.subscription = subscription
      subscription.request(.unlimited)
    }

    /// Receives a value.
    public func receive(_ value: Input) -> Demand {
      receiveValue(value)
      return .none
    }

    /// Receives the end.
    public func receive(completion: Completion<Failure>) {
      let run = receiveCompletion
      _ = close()
      run(completion)
    }

    /// Cancels the subscription.
    public func cancel() { close()?.cancel() }

    /// Releases the closures and the subscription, which it returns.
    private func close() -> (any Subscription)? {
      isOver = true
      receiveValue = { _ in }
      receiveCompletion = { _ in }
      return subscription.take()
    }
  }

  /// A subscriber that sets a property of an object to each value.
  public final class Assign<Root, Input>: Subscriber, Cancellable,
    CustomCombineIdentifierConvertible
  {
    /// The publisher does not fail.
    public typealias Failure = Never

    /// The object, which is retained until the end.
    public private(set) var object: Root?
    /// The property.
    public let keyPath: ReferenceWritableKeyPath<Root, Input>

    /// The object's identity.
    public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }

    private var subscription: (any Subscription)?

    /// Creates a subscriber for a property of an object.
    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      self.object = object
      self.keyPath = keyPath
    }

    /// Requests all values of the first subscription; cancels any other.
    public func receive(subscription: any Subscription) {
      guard object != nil, self.subscription == nil else { return subscription.cancel() }
      self.subscription = subscription
      subscription.request(.unlimited)
    }

    /// Sets the property.
    public func receive(_ value: Input) -> Demand {
      object?[keyPath: keyPath] = value
      return .none
    }

    /// Releases the object.
    public func receive(completion: Completion<Never>) { _ = close() }

    /// Cancels the subscription, and releases the object.
    public func cancel() { close()?.cancel() }

    private func close() -> (any Subscription)? {
      object = nil
      return subscription.take()
    }
  }
}
