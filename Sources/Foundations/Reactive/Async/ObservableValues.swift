extension ObservableConvertibleType {
  /// The elements as an asynchronous sequence on the main actor: `for try await value in relay.values`.
  ///
  /// Each iteration subscribes anew. Elements that arrive while nothing awaits are buffered in order.
  @MainActor public var values: ObservableValues<Element> {
    ObservableValues(source: asObservable())
  }
}

/// The elements of an observable as an asynchronous sequence, on the main actor.
///
/// It throws the observable's error. Cancelling the task disposes of the subscription.
@MainActor public struct ObservableValues<Element>: @MainActor AsyncSequence {
  let source: Observable<Element>

  /// Subscribes and returns an iterator over the elements.
  public func makeAsyncIterator() -> Iterator {
    Iterator(source)
  }

  /// The iterator over the elements of one subscription.
  @MainActor public struct Iterator: @MainActor AsyncIteratorProtocol {
    private let buffer = EventBuffer<Element>()

    init(_ source: Observable<Element>) {
      buffer.subscribe(to: source)
    }

    /// Returns the next element; nil once the observable has completed or the task was cancelled.
    public func next() async throws -> Element? {
      switch await buffer.next() {
      case .next(let element): return element
      case .error(let error): throw error
      case .completed, nil: return nil
      }
    }
  }
}

extension PrimitiveSequenceType where Trait == SingleTrait {
  /// The element of the single, awaited on the main actor.
  ///
  /// - Throws: the single's error, or `CancellationError` where the task was cancelled.
  @MainActor public var value: Element {
    get async throws {
      for try await element in primitiveSequence.values { return element }
      throw CancellationError()
    }
  }
}
