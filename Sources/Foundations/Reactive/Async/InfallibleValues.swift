extension InfallibleType {
  /// The elements as an asynchronous sequence that never throws.
  ///
  /// Each iteration subscribes anew. Elements that arrive while nothing awaits are buffered in order.
  public var values: InfallibleValues<Element> {
    InfallibleValues(source: asObservable())
  }
}

extension SharedSequenceConvertibleType {
  /// The elements as an asynchronous sequence that never throws.
  public var values: InfallibleValues<Element> {
    InfallibleValues(source: asObservable())
  }
}

/// The elements of a sequence that cannot fail, as an asynchronous sequence.
///
/// Cancelling the task disposes of the subscription and ends the sequence.
public struct InfallibleValues<Element>: AsyncSequence {
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

    /// Returns the next element; nil once the sequence has completed or the task was cancelled.
    public nonisolated(nonsending) func next() async -> Element? {
      try? await buffer.next()
    }

    /// Returns the next element to a caller isolated to an actor.
    @available(macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
    public func next(isolation actor: isolated (any Actor)?) async throws(Never) -> Element? {
      try? await buffer.next()
    }
  }
}
