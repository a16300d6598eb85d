/// A buffer of events between a subscription and the task that awaits them on the main actor.
@MainActor final class EventBuffer<Element> {
  private var events: [Event<Element>] = []
  private var reader: CheckedContinuation<Void, Never>?
  private var hasEnded = false

  /// The bag that ends the subscription when the buffer is released.
  private var bag = DisposeBag()

  func subscribe(to source: Observable<Element>) {
    source.subscribe { [weak self] in self?.append($0) }.disposed(by: bag)
  }

  /// Awaits the next event; nil after a terminal one and where the task was cancelled.
  func next() async -> Event<Element>? {
    await withTaskCancellationHandler {
      while events.isEmpty && !hasEnded {
        await withCheckedContinuation { reader = $0 }
      }
    } onCancel: {
      Task { @MainActor in self.cancel() }
    }
    guard !events.isEmpty else { return nil }
    let event = events.removeFirst()
    hasEnded = hasEnded || event.isStopEvent
    return event
  }

  private func append(_ event: Event<Element>) {
    events.append(event)
    resumeReader()
  }

  private func cancel() {
    hasEnded = true
    bag = DisposeBag()
    resumeReader()
  }

  private func resumeReader() {
    let reader = self.reader
    self.reader = nil
    reader?.resume()
  }
}
