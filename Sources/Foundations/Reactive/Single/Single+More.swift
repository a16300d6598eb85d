extension PrimitiveSequenceType where Trait == SingleTrait {
  private var source: Observable<Element> { primitiveSequence.source }

  /// The single, subscribed to again each time it fails.
  public func retry() -> Single<Element> {
    Single(raw: source.retry())
  }

  /// The single, subscribed to at most so many times as long as it fails.
  public func retry(_ maxAttemptCount: Int) -> Single<Element> {
    Single(raw: source.retry(maxAttemptCount))
  }

  /// The single, subscribed to again when a sequence made of its errors says so.
  public func retry<Trigger: ObservableType>(
    when notificationHandler: @escaping (Observable<any Error>) -> Trigger
  ) -> Single<Element> {
    Single(raw: source.retry(when: notificationHandler))
  }

  /// The single; it fails with `RxError.timeout` where nothing comes for so long.
  public func timeout(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> Single<Element> {
    Single(raw: source.timeout(dueTime, scheduler: scheduler, fileID: fileID, line: line))
  }

  /// The single, subscribed to that much later.
  public func delaySubscription(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> Single<Element> {
    Single(
      raw: source.delaySubscription(dueTime, scheduler: scheduler, fileID: fileID, line: line))
  }

  /// The same outcome, printed on its way.
  public func debug(
    _ identifier: String? = nil, trimOutput: Bool = false,
    fileID: StaticString = #fileID, line: UInt = #line, function: StaticString = #function
  ) -> Single<Element> {
    Single(
      raw: source.debug(
        identifier, trimOutput: trimOutput, fileID: fileID, line: line, function: function))
  }

  /// The elements of several singles combined; it fails as soon as one of them does.
  public static func zip<each Value>(
    _ source: repeat Single<each Value>,
    resultSelector: @escaping (repeat each Value) throws -> Element
  ) -> Single<Element> {
    Single(raw: Combined(repeat (each source).source, kind: .zip, resultSelector))
  }

  /// The elements of a collection of singles in its order; it fails as soon as one of them does.
  public static func zip<Singles: Collection>(
    _ singles: Singles
  ) -> Single<[Element]> where Singles.Element == Single<Element> {
    guard !singles.isEmpty else { return Single<[Element]>.just([]) }
    return Single<[Element]>(raw: CombinedCollection(singles.map(\.source), kind: .zip) { $0 })
  }
}

extension PrimitiveSequenceType where Trait == SingleTrait, Element == Any {
  /// The elements of several singles as a tuple; it fails as soon as one of them does.
  public static func zip<each Value>(
    _ source: repeat Single<each Value>
  ) -> Single<(repeat each Value)> {
    Single<(repeat each Value)>(
      raw: Combined(repeat (each source).source, kind: .zip) { (value: repeat each Value) in
        (repeat each value)
      })
  }
}
