extension PrimitiveSequenceType where Trait == SingleTrait {
  private var source: Observable<Element> { primitiveSequence.source }

  /// Continues after a failure with the single that a closure makes of the error.
  public func `catch`(
    _ handler: @escaping (any Error) throws -> Single<Element>
  ) -> Single<Element> {
    Single(raw: source.catch { try handler($0).asObservable() })
  }

  /// Succeeds with an element in place of an error.
  public func catchAndReturn(_ element: Element) -> Single<Element> {
    Single(raw: source.catchAndReturn(element))
  }

  /// Resubscribes to the single after each failure.
  public func retry() -> Single<Element> {
    Single(raw: source.retry())
  }

  /// Resubscribes to the single after a failure, up to a number of attempts.
  public func retry(_ maxAttemptCount: Int) -> Single<Element> {
    Single(raw: source.retry(maxAttemptCount))
  }

  /// Resubscribes to the single after a failure each time a notifier sends an element.
  public func retry<Trigger: ObservableType>(
    when notificationHandler: @escaping (Observable<any Error>) -> Trigger
  ) -> Single<Element> {
    Single(raw: source.retry(when: notificationHandler))
  }
}
