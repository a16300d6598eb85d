extension Publisher {
  /// Transforms each value.
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Made<T, Failure> {
    make { down in ({ down.send(transform($0)) }, down.send(completion:)) }
  }

  /// Takes a property of each value.
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.Made<T, Failure> {
    map { $0[keyPath: keyPath] }
  }

  /// Transforms each value; an error that is thrown ends the publisher.
  public func tryMap<T>(
    _ transform: @escaping (Output) throws -> T
  ) -> Publishers.Made<T, any Error> {
    make { down in
      (
        { value in
          do {
            down.send(try transform(value))
          } catch {
            down.send(completion: .failure(error))
          }
        }, { down.send(completion: $0.mapped { $0 }) }
      )
    }
  }

  /// Transforms each value and drops nil.
  public func compactMap<T>(
    _ transform: @escaping (Output) -> T?
  ) -> Publishers.Made<T, Failure> {
    make { down in ({ transform($0).map(down.send) }, down.send(completion:)) }
  }

  /// Keeps the values that satisfy a condition.
  public func filter(
    _ isIncluded: @escaping (Output) -> Bool
  ) -> Publishers.Made<Output, Failure> {
    make { down in ({ if isIncluded($0) { down.send($0) } }, down.send(completion:)) }
  }

  /// Drops values that equal the one before, by a closure.
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> Publishers.Made<Output, Failure> {
    make { down in
      var last: Output?
      return (
        { value in
          if let last, predicate(last, value) { return }
          last = value
          down.send(value)
        }, down.send(completion:)
      )
    }
  }

  /// Transforms the error.
  public func mapError<E: Error>(
    _ transform: @escaping (Failure) -> E
  ) -> Publishers.Made<Output, E> {
    make { down in (down.send, { down.send(completion: $0.mapped(transform)) }) }
  }

  /// Combines each value with the result so far.
  public func scan<T>(
    _ initial: T, _ next: @escaping (T, Output) -> T
  ) -> Publishers.Made<T, Failure> {
    make { down in
      var result = initial
      return (
        {
          result = next(result, $0)
          down.send(result)
        }, down.send(completion:)
      )
    }
  }

  /// Sends all values as one array at the end.
  public func collect() -> Publishers.Made<[Output], Failure> {
    make { down in
      var all: [Output] = []
      return (
        { all.append($0) },
        { end in
          if case .finished = end { down.send(all) }
          down.send(completion: end)
        }
      )
    }
  }

  /// Ends after a number of values.
  public func prefix(_ count: Int) -> Publishers.Made<Output, Failure> {
    make { down in
      var left = count
      return (
        {
          left -= 1
          if left >= 0 { down.send($0) }
          if left <= 0 { down.send(completion: .finished) }
        }, down.send(completion:)
      )
    }
  }

  /// Ends after the first value.
  public func first() -> Publishers.Made<Output, Failure> { prefix(1) }

  /// Ends after the first value that satisfies a condition.
  public func first(
    where predicate: @escaping (Output) -> Bool
  ) -> Publishers.Made<Output, Failure> { filter(predicate).prefix(1) }

  /// Drops a number of values.
  public func dropFirst(_ count: Int = 1) -> Publishers.Made<Output, Failure> {
    make { down in
      var left = count
      return ({ if left > 0 { left -= 1 } else { down.send($0) } }, down.send(completion:))
    }
  }

  /// Sends values before those of the publisher.
  public func prepend(_ values: Output...) -> Publishers.Made<Output, Failure> {
    Publishers.Made { down in
      for value in values { down.send(value) }
      feed(down, receiveCompletion: down.send(completion:), receiveValue: down.send)
    }
  }

  /// Observes the events without changing them.
  ///
  /// The request is for all values, since each operator here takes them all.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.Made<Output, Failure> {
    Publishers.Made { down in
      var isOver = false
      if let receiveCancel {
        down.hold(AnyCancellable { if !isOver { receiveCancel() } })
      }
      feed(
        down,
        receiveSubscription: {
          receiveSubscription?($0)
          receiveRequest?(.unlimited)
        },
        receiveCompletion: {
          isOver = true
          receiveCompletion?($0)
          down.send(completion: $0)
        },
        receiveValue: {
          receiveOutput?($0)
          down.send($0)
        })
    }
  }

  /// Replaces an error by another publisher.
  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> Publishers.Made<Output, P.Failure> where P.Output == Output {
    make { down in
      (
        down.send,
        { end in
          guard case .failure(let error) = end else { return down.send(completion: .finished) }
          handler(error).feed(
            down, receiveCompletion: down.send(completion:), receiveValue: down.send)
        }
      )
    }
  }

  /// Replaces an error by a value.
  public func replaceError(with output: Output) -> Publishers.Made<Output, Never> {
    self.catch { _ in Just(output) }
  }

  /// Starts again after an error, a number of times.
  public func retry(_ retries: Int) -> AnyPublisher<Output, Failure> {
    guard retries > 0 else { return eraseToAnyPublisher() }
    return self.catch { _ in retry(retries - 1) }.eraseToAnyPublisher()
  }

  /// Shares one subscription among all subscribers.
  public func share() -> Publishers.Made<Output, Failure> {
    let shared = Shared(self)
    return Publishers.Made { shared.add($0) }
  }
}

/// The one subscription of several subscribers.
private final class Shared<Source: Publisher> {
  private let source: Source
  private let subject = PassthroughSubject<Source.Output, Source.Failure>()
  private var connection: AnyCancellable?
  private var count = 0

  init(_ source: Source) { self.source = source }

  func add(_ downstream: Downstream<Source.Output, Source.Failure>) {
    count += 1
    subject.feed(
      downstream, receiveCompletion: downstream.send(completion:), receiveValue: downstream.send)
    downstream.hold(AnyCancellable { self.leave() })
    guard connection == nil, !downstream.isOver else { return }
    let subscriber = ClosureSubscriber<Source.Output, Source.Failure>(
      value: subject.send, completion: subject.send(completion:))
    connection = AnyCancellable { subscriber.cancel() }
    source.receive(subscriber: subscriber)
  }

  private func leave() {
    count -= 1
    guard count == 0 else { return }
    connection?.cancel()
    connection = nil
  }
}

extension Publisher where Output: Equatable {
  /// Drops values that equal the one before.
  public func removeDuplicates() -> Publishers.Made<Output, Failure> {
    removeDuplicates { $0 == $1 }
  }
}

extension Publisher where Failure == Never {
  /// Gives a publisher that does not fail a type of error.
  public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.Made<Output, E> {
    make { down in (down.send, { _ in down.send(completion: .finished) }) }
  }
}

extension Publisher {
  /// Replaces nil by a value.
  public func replaceNil<T>(with output: T) -> Publishers.Made<T, Failure> where Output == T? {
    map { $0 ?? output }
  }
}

extension Subscribers.Completion {
  func mapped<E: Error>(_ transform: (Failure) -> E) -> Subscribers.Completion<E> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(transform(error))
    }
  }
}
