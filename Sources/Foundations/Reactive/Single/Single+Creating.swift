extension PrimitiveSequenceType where Trait == SingleTrait {
  /// An element at once.
  public static func just(_ element: Element) -> Single<Element> {
    Single(raw: .just(element))
  }

  /// An element, sent by a scheduler.
  public static func just(
    _ element: Element, scheduler: any ImmediateSchedulerType
  ) -> Single<Element> {
    Single(raw: .just(element, scheduler: scheduler))
  }

  /// A failure at once.
  public static func error(_ error: any Error) -> Single<Element> {
    Single(raw: .error(error))
  }

  /// Neither, ever.
  public static func never() -> Single<Element> {
    Single(raw: .never())
  }

  /// The single that a closure makes for each subscription.
  public static func deferred(
    _ factory: @escaping () throws -> Single<Element>
  ) -> Single<Element> {
    Single(raw: .deferred { try factory().asObservable() })
  }
}

extension PrimitiveSequenceType where Trait == SingleTrait, Element: FixedWidthInteger {
  /// 0 after a delay.
  public static func timer(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> Single<Element> {
    Single(raw: .timer(dueTime, scheduler: scheduler, fileID: fileID, line: line))
  }
}
