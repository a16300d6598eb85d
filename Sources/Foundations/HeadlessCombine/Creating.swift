/// A publisher of one value.
public struct Just<Output>: Publisher {
  /// It does not fail.
  public typealias Failure = Never
  /// The value.
  public let output: Output

  /// Creates a publisher of a value.
  public init(_ output: Output) { self.output = output }

  /// Connects a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    Publishers.Made { [output] downstream in
      downstream.send(output)
      downstream.send(completion: .finished)
    }.receive(subscriber: subscriber)
  }
}

/// A publisher that ends without a value.
public struct Empty<Output, Failure: Error>: Publisher {
  private let completes: Bool

  /// Creates a publisher that ends at once, or never.
  public init(completeImmediately: Bool = true) { completes = completeImmediately }

  /// Creates a publisher of the given types.
  public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type)
  {
    completes = completeImmediately
  }

  /// Connects a subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    Publishers.Made { [completes] in if completes { $0.send(completion: .finished) } }
      .receive(subscriber: subscriber)
  }
}

/// A publisher that fails at once.
public struct Fail<Output, Failure: Error>: Publisher {
  private let error: Failure

  /// Creates a publisher that fails with an error.
  public init(error: Failure) { self.error = error }

  /// Creates a publisher that fails with an error.
  public init(outputType: Output.Type, failure: Failure) { error = failure }

  /// Connects a subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    Publishers.Made { [error] in $0.send(completion: .failure(error)) }
      .receive(subscriber: subscriber)
  }
}

/// A publisher of one value that a closure provides later; it runs once, when it is created.
public final class Future<Output, Failure: Error>: Publisher {
  /// The closure to call with the value.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let subject = PassthroughSubject<Output, Failure>()
  private var result: Result<Output, Failure>?

  /// Creates a future and runs its closure.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { result in
      guard self.result == nil else { return }
      self.result = result
      self.send(result)
    }
  }

  private func send(_ result: Result<Output, Failure>) {
    switch result {
    case .success(let value):
      subject.send(value)
      subject.send(completion: .finished)
    case .failure(let error): subject.send(completion: .failure(error))
    }
  }

  /// Connects a subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    switch result {
    case .success(let value):
      Publishers.Made<Output, Failure> {
        $0.send(value)
        $0.send(completion: .finished)
      }.receive(subscriber: subscriber)
    case .failure(let error): Fail(error: error).receive(subscriber: subscriber)
    case nil: subject.receive(subscriber: subscriber)
    }
  }
}

/// A publisher that is created for each subscriber.
public struct Deferred<Made: Publisher>: Publisher {
  /// The type of the values.
  public typealias Output = Made.Output
  /// The type of the error.
  public typealias Failure = Made.Failure

  private let create: () -> Made

  /// Creates a publisher with a closure that creates the actual one.
  public init(createPublisher: @escaping () -> Made) { create = createPublisher }

  /// Connects a subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure { create().receive(subscriber: subscriber) }
}
