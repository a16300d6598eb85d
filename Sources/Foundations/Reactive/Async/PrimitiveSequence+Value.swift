extension PrimitiveSequenceType where Trait == SingleTrait {
  /// The element of the single.
  ///
  /// - Throws: the single's error, or `CancellationError` where the task was cancelled.
  nonisolated(nonsending) public var value: Element {
    get async throws {
      guard let element = try await primitiveSequence.firstElement() else {
        throw RxError.noElements
      }
      return element
    }
  }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// The element of the maybe; nil where it completes without one.
  ///
  /// - Throws: the maybe's error, or `CancellationError` where the task was cancelled.
  nonisolated(nonsending) public var value: Element? {
    get async throws { try await primitiveSequence.firstElement() }
  }
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  /// The completion, awaited: `try await completable.value`.
  ///
  /// - Throws: the completable's error, or `CancellationError` where the task was cancelled.
  nonisolated(nonsending) public var value: Void {
    get async throws { _ = try await primitiveSequence.firstElement() }
  }
}

extension PrimitiveSequence {
  /// Awaits the first element; nil where the sequence completes without one.
  nonisolated(nonsending) fileprivate func firstElement() async throws -> Element? {
    let buffer = EventBuffer<Element>()
    buffer.subscribe(to: source)
    return try await buffer.next()
  }
}
