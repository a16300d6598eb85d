import VirtualTime

/// A buffer of events between a subscription and the task that awaits them.
///
/// The events may arrive on any thread; one task awaits them.
final class EventBuffer<Element> {
  private let wake = Wake()
  private let lock = Locked()
  private var events = Queue<Event<Element>>()
  private var hasEnded = false

  /// The bag that ends the subscription when the buffer is released.
  private var bag = DisposeBag()

  func subscribe(to source: Observable<Element>) {
    source.subscribe { [weak self] in self?.append($0) }.disposed(by: bag)
  }

  /// Awaits the next element; nil after completion.
  ///
  /// - Throws: the error of the sequence, or `CancellationError` where the task was cancelled.
  nonisolated(nonsending) func next() async throws -> Element? {
    let wake = wake
    return try await withTaskCancellationHandler {
      while true {
        if hasEnded { return nil }
        if let event = takeFirst() { return try element(of: event) }
        if wake.isCancelled { throw end(CancellationError()) }
        await wake.wait()
      }
    } onCancel: {
      wake.cancel()
    }
  }

  private func append(_ event: Event<Element>) {
    lock.withValue { _ in events.append(event) }
    wake.signal()
  }

  private func takeFirst() -> Event<Element>? {
    var first: Event<Element>?
    lock.withValue { _ in first = events.isEmpty ? nil : events.removeFirst() }
    return first
  }

  private func element(of event: Event<Element>) throws -> Element? {
    switch event {
    case .next(let element):
      return element
    case .error(let error):
      throw end(error)
    case .completed:
      hasEnded = true
      return nil
    }
  }

  /// Ends the subscription and returns the error.
  private func end(_ error: any Error) -> any Error {
    hasEnded = true
    bag = DisposeBag()
    return error
  }
}
