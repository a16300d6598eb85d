extension Result {
  /// A publisher of the value, or one that fails with the error.
  public struct Publisher: HeadlessCombine.Publisher {
    /// The type of the value.
    public typealias Output = Success

    /// The value or the error.
    public let result: Result<Success, Failure>

    /// Creates a publisher of a result.
    public init(_ result: Result<Success, Failure>) { self.result = result }

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      Publishers.Made<Success, Failure> { downstream in
        switch result {
        case .success(let value):
          downstream.send(value)
          downstream.send(completion: .finished)
        case .failure(let error): downstream.send(completion: .failure(error))
        }
      }.receive(subscriber: subscriber)
    }
  }

  /// A publisher of the value, or one that fails with the error.
  public var publisher: Publisher { Publisher(self) }
}

extension Optional {
  /// A publisher of the value; without one it ends at once.
  public struct Publisher: HeadlessCombine.Publisher {
    /// The type of the value.
    public typealias Output = Wrapped
    /// The type of the error; there is none.
    public typealias Failure = Never

    /// The value.
    public let output: Wrapped?

    /// Creates a publisher of a value.
    public init(_ output: Wrapped?) { self.output = output }

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      Publishers.Made<Wrapped, Never> { downstream in
        if let output { downstream.send(output) }
        downstream.send(completion: .finished)
      }.receive(subscriber: subscriber)
    }
  }

  /// A publisher of the value; without one it ends at once.
  public var publisher: Publisher { Publisher(self) }
}
