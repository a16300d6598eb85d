extension InfallibleType {
  /// Creates a sequence that a closure sends, called for each subscription.
  public static func create(
    subscribe: @escaping (@escaping (InfallibleEvent<Element>) -> Void) -> any Disposable
  ) -> Infallible<Element> {
    Infallible(
      .create { observer in
        subscribe { event in
          switch event {
          case .next(let element): observer.onNext(element)
          case .completed: observer.onCompleted()
          }
        }
      })
  }

  /// Creates a sequence of one element.
  public static func just(_ element: Element) -> Infallible<Element> {
    Infallible(.just(element))
  }

  /// Creates a sequence of one element, sent by a scheduler.
  public static func just(
    _ element: Element, scheduler: any ImmediateSchedulerType
  ) -> Infallible<Element> {
    Infallible(.just(element, scheduler: scheduler))
  }

  /// Creates a sequence that completes without an element.
  public static func empty() -> Infallible<Element> { Infallible(.empty()) }

  /// Creates a sequence that never sends an event.
  public static func never() -> Infallible<Element> { Infallible(.never()) }

  /// Creates a sequence that a closure makes for each subscription.
  public static func deferred(
    _ make: @escaping () -> Infallible<Element>
  ) -> Infallible<Element> {
    Infallible(.deferred { make().source })
  }

  /// Creates a sequence of the elements listed.
  public static func of(
    _ elements: Element..., scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Infallible<Element> {
    Infallible(.from(elements, scheduler: scheduler))
  }

  /// Creates a sequence of the elements of an array.
  public static func from(
    _ array: [Element], scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Infallible<Element> {
    Infallible(.from(array, scheduler: scheduler))
  }

  /// Creates a sequence of the elements of a `Sequence`.
  public static func from<Elements: Sequence>(
    _ sequence: Elements, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Infallible<Element> where Elements.Element == Element {
    Infallible(.from(sequence, scheduler: scheduler))
  }

  /// Creates a sequence of an optional's element, if any.
  public static func from(optional: Element?) -> Infallible<Element> {
    Infallible(.from(optional: optional))
  }
}

extension InfallibleType where Element: FixedWidthInteger {
  /// Creates a sequence of 0, 1, 2 and so on, one each period.
  public static func interval(
    _ period: RxTimeInterval, scheduler: any SchedulerType, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Infallible<Element> {
    Infallible(.interval(period, scheduler: scheduler, fileID: fileID, line: line))
  }

  /// Creates a sequence of 0 after a delay, then, with a period, of 1, 2, 3 and so on.
  public static func timer(
    _ dueTime: RxTimeInterval, period: RxTimeInterval? = nil, scheduler: any SchedulerType,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> Infallible<Element> {
    Infallible(
      .timer(dueTime, period: period, scheduler: scheduler, fileID: fileID, line: line))
  }
}
