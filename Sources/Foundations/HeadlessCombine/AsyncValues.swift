extension Publisher {
  /// The values as an asynchronous sequence, which throws the error that ends the publisher.
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}

extension Publisher where Failure == Never {
  /// The values as an asynchronous sequence.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

/// The values of a publisher as an asynchronous sequence.
///
/// Values that come while nobody waits are kept; Combine drops those of a `PassthroughSubject`.
public struct AsyncPublisher<P: Publisher>: @MainActor AsyncSequence where P.Failure == Never {
  /// The type of the values.
  public typealias Element = P.Output

  /// A subscription whose values are taken one after the other.
  public struct Iterator: @MainActor AsyncIteratorProtocol {
    /// The type of the values.
    public typealias Element = P.Output

    let values: WaitedValues<P>

    /// Returns the next value; nil after the end, or where the task is cancelled.
    public mutating func next() async -> P.Output? {
      await values.next()?.get()
    }
  }

  private let publisher: P

  /// Creates a sequence of a publisher's values.
  public init(_ publisher: P) { self.publisher = publisher }

  /// Subscribes to the publisher.
  public func makeAsyncIterator() -> Iterator { Iterator(values: WaitedValues(publisher)) }
}

/// The values of a publisher as an asynchronous sequence that throws the publisher's error.
///
/// Values that come while nobody waits are kept; Combine drops those of a `PassthroughSubject`.
public struct AsyncThrowingPublisher<P: Publisher>: @MainActor AsyncSequence {
  /// The type of the values.
  public typealias Element = P.Output

  /// A subscription whose values are taken one after the other.
  public struct Iterator: @MainActor AsyncIteratorProtocol {
    /// The type of the values.
    public typealias Element = P.Output

    let values: WaitedValues<P>

    /// Returns the next value; nil after the end, or where the task is cancelled.
    ///
    /// - Throws: The error that ended the publisher.
    public mutating func next() async throws -> P.Output? { try await values.next()?.get() }
  }

  private let publisher: P

  /// Creates a sequence of a publisher's values.
  public init(_ publisher: P) { self.publisher = publisher }

  /// Subscribes to the publisher.
  public func makeAsyncIterator() -> Iterator { Iterator(values: WaitedValues(publisher)) }
}

/// The values of a publisher that a task takes or waits for.
final class WaitedValues<P: Publisher> {
  private var kept: [Result<P.Output, P.Failure>] = []
  private var isOver = false
  private var waiting: CheckedContinuation<Void, Never>?
  private var token: AnyCancellable?

  init(_ publisher: P) {
    token = publisher.sink(
      receiveCompletion: { [weak self] end in self?.end(end) },
      receiveValue: { [weak self] value in self?.keep(.success(value)) })
  }

  /// Returns the next value, or the error in its place; nil after the end.
  func next() async -> Result<P.Output, P.Failure>? {
    await withTaskCancellationHandler {
      while kept.isEmpty, !isOver, !Task.isCancelled {
        await withCheckedContinuation { waiting = $0 }
      }
    } onCancel: {
      Task { @MainActor in self.cancel() }
    }
    if Task.isCancelled { cancel() }
    return kept.isEmpty ? nil : kept.removeFirst()
  }

  private func keep(_ value: Result<P.Output, P.Failure>) {
    kept.append(value)
    wake()
  }

  private func end(_ end: Subscribers.Completion<P.Failure>) {
    isOver = true
    if case .failure(let error) = end { kept.append(.failure(error)) }
    wake()
  }

  private func cancel() {
    isOver = true
    kept = []
    token = nil
    wake()
  }

  private func wake() { waiting.take()?.resume() }
}

extension Future {
  /// The value, once it is there.
  ///
  /// - Throws: The error of the future.
  public var value: Output {
    get async throws {
      for try await value in values { return value }
      throw CancellationError()
    }
  }
}

extension Future where Failure == Never {
  /// The value, once it is there.
  public var value: Output {
    get async {
      var found: Output?
      await withCheckedContinuation { (waiting: CheckedContinuation<Void, Never>) in
        deliver {
          found = $0
          waiting.resume()
        }
      }
      guard let found else { fatalError("a future that cannot fail has ended without a value") }
      return found
    }
  }

  /// Runs a closure with the value, once it is there.
  private func deliver(_ receive: @escaping (Output) -> Void) {
    subscribe(Subscribers.Sink(receiveCompletion: { _ in }, receiveValue: receive))
  }
}
