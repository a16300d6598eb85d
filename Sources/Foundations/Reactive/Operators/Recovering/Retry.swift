extension ObservableType {
  /// The sequence, subscribed to again each time it fails.
  public func retry() -> Observable<Element> {
    let source = asObservable()
    return Observable.started { RetryStage($0, source, attempts: .max).begin() }
  }

  /// The sequence, subscribed to at most so many times as long as it fails.
  ///
  /// - Parameter maxAttemptCount: how often in all, the first time included.
  public func retry(_ maxAttemptCount: Int) -> Observable<Element> {
    guard maxAttemptCount > 0 else { return .empty() }
    let source = asObservable()
    return Observable.started { RetryStage($0, source, attempts: maxAttemptCount).begin() }
  }
}

/// Subscribes again; a source that fails at once is taken in a loop, not on the stack.
private final class RetryStage<Element>: Stage<Element, Element> {
  private let source: Observable<Element>
  private var attempts: Int
  private var isStarting = false
  private var hasFailed = false

  init(_ downstream: Sink<Element>, _ source: Observable<Element>, attempts: Int) {
    self.source = source
    self.attempts = attempts
    super.init(downstream)
  }

  func begin() -> Link {
    start()
    return self
  }

  override func next(_ element: Element) {
    forward(element)
  }

  override func error(_ error: any Error) {
    guard attempts > 0 else { return fail(error) }
    hasFailed = true
    if !isStarting { start() }
  }

  private func start() {
    isStarting = true
    defer { isStarting = false }
    repeat {
      if attempts != .max { attempts -= 1 }
      hasFailed = false
      disposeUpstream()
      if !isDisposed { source.attach(self) }
    } while hasFailed && !isDisposed
  }
}
