extension ObservableConvertibleType {
  /// The elements as an asynchronous sequence: `for try await value in relay.values`.
  ///
  /// Each iteration subscribes anew. Elements that arrive while nothing awaits are buffered in order.
  public var values: ObservableValues<Element> {
    ObservableValues(source: asObservable())
  }
}

/// The elements of an observable as an asynchronous sequence, received where the caller is isolated.
///
/// It throws the observable's error. Cancelling the task disposes of the subscription and throws
/// `CancellationError`.
public struct ObservableValues<Element>: AsyncSequence {
  let source: Observable<Element>

  /// Subscribes and returns an iterator over the elements.
  public func makeAsyncIterator() -> Iterator {
    Iterator(source)
  }

  /// The iterator over the elements of one subscription.
  public struct Iterator: AsyncIteratorProtocol {
    private let buffer = EventBuffer<Element>()

    init(_ source: Observable<Element>) {
      buffer.subscribe(to: source)
    }

    /// Returns the next element; nil once the observable has completed.
    public nonisolated(nonsending) func next() async throws -> Element? {
      try await buffer.next()
    }

    /// Returns the next element to a caller isolated to an actor.
    @available(macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
    public func next(isolation actor: isolated (any Actor)?) async throws(any Error) -> Element? {
      try await buffer.next()
    }
  }
}
