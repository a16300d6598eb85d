extension PrimitiveSequenceType where Trait == SingleTrait {
  /// Creates a single that succeeds with an element at once.
  public static func just(_ element: Element) -> Single<Element> {
    Single(raw: .just(element))
  }

  /// Creates a single that succeeds with an element, sent by a scheduler.
  public static func just(
    _ element: Element, scheduler: any ImmediateSchedulerType
  ) -> Single<Element> {
    Single(raw: .just(element, scheduler: scheduler))
  }

  /// Creates a single that fails at once.
  public static func error(_ error: any Error) -> Single<Element> {
    Single(raw: .error(error))
  }

  /// Creates a single that never succeeds or fails.
  public static func never() -> Single<Element> {
    Single(raw: .never())
  }
}
