extension PrimitiveSequence {
  /// Creates a sequence that a closure makes for each subscription.
  public static func deferred(
    _ factory: @escaping () throws -> PrimitiveSequence
  ) -> PrimitiveSequence {
    PrimitiveSequence(raw: .deferred { try factory().source })
  }

  /// Sends the result on a scheduler.
  public func observe(
    on scheduler: any ImmediateSchedulerType, fileID: StaticString = #fileID, line: UInt = #line
  ) -> PrimitiveSequence {
    PrimitiveSequence(raw: source.observe(on: scheduler, fileID: fileID, line: line))
  }

  /// Subscribes to the sequence on a scheduler.
  public func subscribe(
    on scheduler: any ImmediateSchedulerType, fileID: StaticString = #fileID, line: UInt = #line
  ) -> PrimitiveSequence {
    PrimitiveSequence(raw: source.subscribe(on: scheduler, fileID: fileID, line: line))
  }

  /// Continues after an error with the sequence that a closure makes of it.
  public func `catch`(
    _ handler: @escaping (any Error) throws -> PrimitiveSequence
  ) -> PrimitiveSequence {
    PrimitiveSequence(raw: source.catch { try handler($0).source })
  }

  /// Resubscribes to the sequence after each error.
  public func retry() -> PrimitiveSequence {
    PrimitiveSequence(raw: source.retry())
  }

  /// Resubscribes to the sequence after an error, up to a number of attempts.
  public func retry(_ maxAttemptCount: Int) -> PrimitiveSequence {
    PrimitiveSequence(raw: source.retry(maxAttemptCount))
  }

  /// Resubscribes to the sequence after an error each time a notifier sends an element.
  public func retry<Trigger: ObservableType>(
    when notificationHandler: @escaping (Observable<any Error>) -> Trigger
  ) -> PrimitiveSequence {
    PrimitiveSequence(raw: source.retry(when: notificationHandler))
  }

  /// Resubscribes as ``retry(when:)-swift.method`` after errors of one type.
  public func retry<Trigger: ObservableType, Failure: Error>(
    when notificationHandler: @escaping (Observable<Failure>) -> Trigger
  ) -> PrimitiveSequence {
    PrimitiveSequence(raw: source.retry(when: notificationHandler))
  }

  /// Sends this sequence or another, whichever has the first event.
  public func amb(_ other: PrimitiveSequence) -> PrimitiveSequence {
    PrimitiveSequence(raw: source.amb(other.source))
  }

  /// Prints subscriptions, events and disposals, each with its virtual time.
  public func debug(
    _ identifier: String? = nil, trimOutput: Bool = false,
    fileID: StaticString = #fileID, line: UInt = #line, function: StaticString = #function
  ) -> PrimitiveSequence {
    PrimitiveSequence(
      raw: source.debug(
        identifier, trimOutput: trimOutput, fileID: fileID, line: line, function: function))
  }

  /// Creates a sequence that holds a resource while it is subscribed to.
  public static func using<Resource: Disposable>(
    _ resourceFactory: @escaping () throws -> Resource,
    primitiveSequenceFactory: @escaping (Resource) throws -> PrimitiveSequence
  ) -> PrimitiveSequence {
    PrimitiveSequence(
      raw: .using(
        resourceFactory, observableFactory: { try primitiveSequenceFactory($0).source }))
  }
}
