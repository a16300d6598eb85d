extension PrimitiveSequenceType where Trait == SingleTrait {
  private var source: Observable<Element> { primitiveSequence.source }

  /// Sends the element after a delay; sends an error at once.
  public func delay(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> Single<Element> {
    Single(raw: source.delay(dueTime, scheduler: scheduler, fileID: fileID, line: line))
  }

  /// Fails with `RxError.timeout` where no result arrives for a duration.
  public func timeout(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> Single<Element> {
    Single(raw: source.timeout(dueTime, scheduler: scheduler, fileID: fileID, line: line))
  }

  /// Subscribes to the single after a delay.
  public func delaySubscription(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> Single<Element> {
    Single(
      raw: source.delaySubscription(dueTime, scheduler: scheduler, fileID: fileID, line: line))
  }
}
