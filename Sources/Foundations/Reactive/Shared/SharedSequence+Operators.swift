extension SharedSequenceConvertibleType {
  /// A shared sequence with the same sharing and other elements.
  public typealias Sharing<Other> = SharedSequence<SharingStrategy, Other>

  private var source: Observable<Element> { asObservable() }

  /// Transforms each element.
  public func map<Result>(_ selector: @escaping (Element) -> Result) -> Sharing<Result> {
    Sharing(source.map(selector))
  }

  /// Transforms each element and drops nil results.
  public func compactMap<Result>(_ selector: @escaping (Element) -> Result?) -> Sharing<Result> {
    Sharing(source.compactMap(selector))
  }

  /// Sends the elements that satisfy a predicate.
  public func filter(_ predicate: @escaping (Element) -> Bool) -> Sharing<Element> {
    Sharing(source.filter(predicate))
  }

  /// Sends the elements of the shared sequences that a closure makes, as they arrive.
  public func flatMap<Strategy, Result>(
    _ selector: @escaping (Element) -> SharedSequence<Strategy, Result>
  ) -> SharedSequence<Strategy, Result> {
    SharedSequence(source.flatMap(selector))
  }

  /// Maps as ``flatMap(_:)``; a new element ends the previous inner sequence.
  public func flatMapLatest<Strategy, Result>(
    _ selector: @escaping (Element) -> SharedSequence<Strategy, Result>
  ) -> SharedSequence<Strategy, Result> {
    SharedSequence(source.flatMapLatest(selector))
  }

  /// Maps as ``flatMap(_:)``, ignoring elements while an inner sequence runs.
  public func flatMapFirst<Strategy, Result>(
    _ selector: @escaping (Element) -> SharedSequence<Strategy, Result>
  ) -> SharedSequence<Strategy, Result> {
    SharedSequence(source.flatMapFirst(selector))
  }

  /// Calls closures before and after each event.
  public func `do`(
    onNext: ((Element) -> Void)? = nil, afterNext: ((Element) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil, afterCompleted: (() -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> Sharing<Element> {
    Sharing(
      source.do(
        onNext: onNext, afterNext: afterNext, onCompleted: onCompleted,
        afterCompleted: afterCompleted, onSubscribe: onSubscribe, onSubscribed: onSubscribed,
        onDispose: onDispose))
  }

  /// Prints subscriptions, events and disposals, each with its time.
  public func debug(
    _ identifier: String? = nil, trimOutput: Bool = false,
    fileID: StaticString = #fileID, line: UInt = #line, function: StaticString = #function
  ) -> Sharing<Element> {
    Sharing(
      source.debug(
        identifier, trimOutput: trimOutput, fileID: fileID, line: line, function: function))
  }

  /// Sends the elements whose key differs from that of the previous one.
  public func distinctUntilChanged<Key: Equatable>(
    _ keySelector: @escaping (Element) -> Key
  ) -> Sharing<Element> {
    Sharing(source.distinctUntilChanged(keySelector, comparer: ==))
  }

  /// Sends the elements for which a comparison with the previous one returns false.
  public func distinctUntilChanged(
    _ comparer: @escaping (Element, Element) -> Bool
  ) -> Sharing<Element> {
    Sharing(source.distinctUntilChanged({ $0 }, comparer: comparer))
  }

  /// Sends the elements for whose key a comparison with the previous one's returns false.
  public func distinctUntilChanged<Key>(
    _ keySelector: @escaping (Element) -> Key, comparer: @escaping (Key, Key) -> Bool
  ) -> Sharing<Element> {
    Sharing(source.distinctUntilChanged(keySelector, comparer: comparer))
  }

  /// Accumulates the elements from a seed and sends the result of each step.
  public func scan<Result>(
    _ seed: Result, accumulator: @escaping (Result, Element) -> Result
  ) -> Sharing<Result> {
    Sharing(source.scan(seed, accumulator: accumulator))
  }

  /// Sends the sequence, then another once it has completed.
  public func concat<Second: SharedSequenceConvertibleType>(
    _ second: Second
  ) -> Sharing<Element>
  where Second.Element == Element, Second.SharingStrategy == SharingStrategy {
    Sharing(source.concat(second.asObservable()))
  }

  /// Sends all elements but the first, up to a count.
  public func skip(_ count: Int) -> Sharing<Element> {
    Sharing(source.skip(count))
  }

  /// Sends an element before those of the sequence.
  public func startWith(_ element: Element) -> Sharing<Element> {
    Sharing(source.startWith(element))
  }

  /// Combines each element with the latest of another sequence.
  public func withLatestFrom<Second: SharedSequenceConvertibleType, Result>(
    _ second: Second, resultSelector: @escaping (Element, Second.Element) -> Result
  ) -> Sharing<Result> where Second.SharingStrategy == SharingStrategy {
    Sharing(source.withLatestFrom(second.asObservable(), resultSelector: resultSelector))
  }

  /// Sends the latest element of another sequence whenever this one sends an element.
  public func withLatestFrom<Second: SharedSequenceConvertibleType>(
    _ second: Second
  ) -> Sharing<Second.Element> {
    Sharing(source.withLatestFrom(second.asObservable()))
  }

  /// Sends each element with an object, held weakly; completes once the object is gone.
  public func withUnretained<Object: AnyObject>(_ object: Object) -> Sharing<(Object, Element)> {
    Sharing(source.withUnretained(object))
  }

  /// Combines each element with an object, held weakly; completes once the object is gone.
  public func withUnretained<Object: AnyObject, Result>(
    _ object: Object, resultSelector: @escaping (Object, Element) -> Result
  ) -> Sharing<Result> {
    Sharing(source.withUnretained(object, resultSelector: resultSelector))
  }

  /// Sends elements and completion after a delay.
  public func delay(
    _ dueTime: RxTimeInterval, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Sharing<Element> {
    Sharing(
      source.delay(dueTime, scheduler: SharingStrategy.scheduler, fileID: fileID, line: line))
  }

  /// Sends an element once no other follows for a duration.
  public func debounce(
    _ dueTime: RxTimeInterval, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Sharing<Element> {
    Sharing(
      source.debounce(dueTime, scheduler: SharingStrategy.scheduler, fileID: fileID, line: line))
  }

  /// Sends at most one element per period.
  public func throttle(
    _ dueTime: RxTimeInterval, latest: Bool = true, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Sharing<Element> {
    Sharing(
      source.throttle(
        dueTime, latest: latest, scheduler: SharingStrategy.scheduler, fileID: fileID, line: line))
  }
}

extension SharedSequenceConvertibleType where Element: Equatable {
  /// Sends the elements that differ from the previous one.
  public func distinctUntilChanged() -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().distinctUntilChanged())
  }
}

extension SharedSequenceConvertibleType where Element: SharedSequenceConvertibleType {
  /// Sends the latest inner sequence; disposes of the previous one.
  public func switchLatest() -> SharedSequence<Element.SharingStrategy, Element.Element> {
    SharedSequence(asObservable().switchLatest())
  }

  /// Sends the elements of all inner sequences as they arrive.
  public func merge() -> SharedSequence<Element.SharingStrategy, Element.Element> {
    SharedSequence(asObservable().merge())
  }

  /// Sends the elements of up to a number of inner sequences at a time.
  public func merge(
    maxConcurrent: Int
  ) -> SharedSequence<Element.SharingStrategy, Element.Element> {
    SharedSequence(asObservable().merge(maxConcurrent: maxConcurrent))
  }
}
