/// Where events wait for a task on the main actor, or the task for events.
@MainActor final class Mailbox<Element> {
  private var events: [Event<Element>] = []
  private var reader: CheckedContinuation<Void, Never>?
  private var isOver = false

  /// Ends the subscription when nobody holds the mailbox any more.
  private var bag = DisposeBag()

  func subscribe(to source: Observable<Element>) {
    source.subscribe { [weak self] in self?.put($0) }.disposed(by: bag)
  }

  /// The next event, once there is one; nil after a terminal one and where the task was cancelled.
  func next() async -> Event<Element>? {
    await withTaskCancellationHandler {
      while events.isEmpty && !isOver {
        await withCheckedContinuation { reader = $0 }
      }
    } onCancel: {
      Task { @MainActor in self.cancel() }
    }
    guard !events.isEmpty else { return nil }
    let event = events.removeFirst()
    isOver = isOver || event.isStopEvent
    return event
  }

  private func put(_ event: Event<Element>) {
    events.append(event)
    wake()
  }

  private func cancel() {
    isOver = true
    bag = DisposeBag()
    wake()
  }

  private func wake() {
    let reader = self.reader
    self.reader = nil
    reader?.resume()
  }
}
