extension ObservableConvertibleType {
  /// The elements as a sequence to await on the main actor: `for try await value in relay.values`.
  ///
  /// Each iteration subscribes anew; elements that come while nobody awaits are kept, in order.
  @MainActor public var values: ObservableValues<Element> {
    ObservableValues(source: asObservable())
  }
}

/// The elements of an observable as an asynchronous sequence, on the main actor.
///
/// It throws what the observable fails with. Cancelling the task disposes of the subscription.
@MainActor public struct ObservableValues<Element>: @MainActor AsyncSequence {
  let source: Observable<Element>

  /// Subscribes, and gives what comes.
  public func makeAsyncIterator() -> Iterator {
    Iterator(source)
  }

  /// Gives the elements of one subscription.
  @MainActor public struct Iterator: @MainActor AsyncIteratorProtocol {
    private let mailbox = Mailbox<Element>()

    init(_ source: Observable<Element>) {
      mailbox.subscribe(to: source)
    }

    /// The next element; nil once the observable has ended or the task was cancelled.
    public func next() async throws -> Element? {
      switch await mailbox.next() {
      case .next(let element): return element
      case .error(let error): throw error
      case .completed, nil: return nil
      }
    }
  }
}

extension PrimitiveSequenceType where Trait == SingleTrait {
  /// The single's element, awaited on the main actor.
  ///
  /// - Throws: what the single fails with, or `CancellationError` where the task was cancelled.
  @MainActor public var value: Element {
    get async throws {
      for try await element in primitiveSequence.values { return element }
      throw CancellationError()
    }
  }
}
