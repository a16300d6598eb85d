extension PrimitiveSequence {
  /// Sends the result after a delay; sends an error at once.
  public func delay(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> PrimitiveSequence {
    PrimitiveSequence(raw: source.delay(dueTime, scheduler: scheduler, fileID: fileID, line: line))
  }

  /// Subscribes to the sequence after a delay.
  public func delaySubscription(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> PrimitiveSequence {
    PrimitiveSequence(
      raw: source.delaySubscription(dueTime, scheduler: scheduler, fileID: fileID, line: line))
  }

  /// Fails with `RxError.timeout` where no result arrives for a duration.
  public func timeout(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> PrimitiveSequence {
    PrimitiveSequence(
      raw: source.timeout(dueTime, scheduler: scheduler, fileID: fileID, line: line))
  }

  /// Continues with another sequence where no result arrives for a duration.
  public func timeout(
    _ dueTime: RxTimeInterval, other: PrimitiveSequence, scheduler: any SchedulerType,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> PrimitiveSequence {
    PrimitiveSequence(
      raw: source.timeout(
        dueTime, other: other.source, scheduler: scheduler, fileID: fileID, line: line))
  }
}

extension PrimitiveSequence where Element: FixedWidthInteger {
  /// Creates a sequence that sends 0 after a delay.
  public static func timer(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> PrimitiveSequence {
    PrimitiveSequence(
      raw: .timer(dueTime, scheduler: scheduler, fileID: fileID, line: line))
  }
}
