extension SharedSequence {
  /// Creates a sequence that completes without an element.
  public static func empty() -> SharedSequence {
    SharedSequence(raw: .empty())
  }

  /// Creates a sequence that never sends an event.
  public static func never() -> SharedSequence {
    SharedSequence(raw: .never())
  }

  /// Creates a sequence of one element.
  public static func just(_ element: Element) -> SharedSequence {
    SharedSequence(raw: .just(element))
  }

  /// Creates a sequence that a closure makes for each subscription.
  public static func deferred(_ make: @escaping () -> SharedSequence) -> SharedSequence {
    SharedSequence(.deferred { make().asObservable() })
  }

  /// Creates a sequence of the elements listed.
  public static func of(_ elements: Element...) -> SharedSequence {
    SharedSequence(raw: .from(elements, scheduler: SharingStrategy.scheduler))
  }

  /// Creates a sequence of the elements of an array.
  public static func from(_ array: [Element]) -> SharedSequence {
    SharedSequence(raw: .from(array, scheduler: SharingStrategy.scheduler))
  }

  /// Creates a sequence of the elements of a `Sequence`.
  public static func from<Elements: Sequence>(
    _ sequence: Elements
  ) -> SharedSequence where Elements.Element == Element {
    SharedSequence(raw: .from(sequence, scheduler: SharingStrategy.scheduler))
  }

  /// Creates a sequence of an optional's element, if any.
  public static func from(optional: Element?) -> SharedSequence {
    SharedSequence(raw: .from(optional: optional, scheduler: SharingStrategy.scheduler))
  }
}

extension SharedSequence where Element: FixedWidthInteger {
  /// Creates a sequence of 0, 1, 2 and so on, one each period.
  public static func interval(
    _ period: RxTimeInterval, fileID: StaticString = #fileID, line: UInt = #line
  ) -> SharedSequence {
    SharedSequence(
      .interval(period, scheduler: SharingStrategy.scheduler, fileID: fileID, line: line))
  }

  /// Creates a sequence of 0 after a delay, then of 1, 2, 3 and so on, one each period.
  public static func timer(
    _ dueTime: RxTimeInterval, period: RxTimeInterval, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> SharedSequence {
    SharedSequence(
      .timer(
        dueTime, period: period, scheduler: SharingStrategy.scheduler, fileID: fileID, line: line))
  }
}
