extension ObservableType {
  /// Resubscribes to the sequence after each error.
  public func retry() -> Observable<Element> {
    let source = asObservable()
    return Observable.producer { RetrySink($0, source, attempts: .max).run() }
  }

  /// Resubscribes to the sequence after an error, up to a number of attempts.
  ///
  /// - Parameter maxAttemptCount: the number of subscriptions, including the first.
  public func retry(_ maxAttemptCount: Int) -> Observable<Element> {
    guard maxAttemptCount > 0 else { return .empty() }
    let source = asObservable()
    return Observable.producer { RetrySink($0, source, attempts: maxAttemptCount).run() }
  }
}

/// Resubscribes after errors, in a loop where a source fails during subscription, to spare the stack.
private final class RetrySink<Element>: ForwardingSink<Element> {
  private let source: Observable<Element>
  private var attempts: Int
  private var isSubscribing = false
  private var hasFailed = false

  init(_ downstream: Sink<Element>, _ source: Observable<Element>, attempts: Int) {
    self.source = source
    self.attempts = attempts
    super.init(downstream)
  }

  func run() -> LinkedDisposable {
    subscribeUntilAccepted()
    return self
  }

  override func error(_ error: any Error) {
    guard attempts > 0 else { return fail(error) }
    hasFailed = true
    if !isSubscribing { subscribeUntilAccepted() }
  }

  private func subscribeUntilAccepted() {
    isSubscribing = true
    defer { isSubscribing = false }
    repeat {
      if attempts != .max { attempts -= 1 }
      hasFailed = false
      disposeUpstream()
      if !isDisposed { source.attach(self) }
    } while hasFailed && !isDisposed
  }
}
