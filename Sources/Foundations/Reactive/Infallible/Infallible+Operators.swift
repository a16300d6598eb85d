extension InfallibleType {
  private var source: Observable<Element> { asObservable() }

  /// Transforms each element.
  public func map<Result>(_ transform: @escaping (Element) -> Result) -> Infallible<Result> {
    Infallible(source.map(transform))
  }

  /// Transforms each element and drops nil results.
  public func compactMap<Result>(
    _ transform: @escaping (Element) -> Result?
  ) -> Infallible<Result> {
    Infallible(source.compactMap(transform))
  }

  /// Sends the elements that satisfy a predicate.
  public func filter(_ predicate: @escaping (Element) -> Bool) -> Infallible<Element> {
    Infallible(source.filter(predicate))
  }

  /// Sends the elements of the sequences that a closure makes, as they arrive.
  public func flatMap<Source: InfallibleType>(
    _ selector: @escaping (Element) -> Source
  ) -> Infallible<Source.Element> {
    Infallible(source.flatMap(selector))
  }

  /// Maps as ``flatMap(_:)``; a new element ends the previous inner sequence.
  public func flatMapLatest<Source: InfallibleType>(
    _ selector: @escaping (Element) -> Source
  ) -> Infallible<Source.Element> {
    Infallible(source.flatMapLatest(selector))
  }

  /// Maps as ``flatMap(_:)``, ignoring elements while an inner sequence runs.
  public func flatMapFirst<Source: InfallibleType>(
    _ selector: @escaping (Element) -> Source
  ) -> Infallible<Source.Element> {
    Infallible(source.flatMapFirst(selector))
  }

  /// Maps as ``flatMap(_:)``, subscribing to each inner sequence once the previous one has completed.
  public func concatMap<Source: InfallibleType>(
    _ selector: @escaping (Element) -> Source
  ) -> Infallible<Source.Element> {
    Infallible(source.concatMap(selector))
  }

  /// Accumulates the elements from a seed and sends the result of each step.
  public func scan<Seed>(
    _ seed: Seed, accumulator: @escaping (Seed, Element) -> Seed
  ) -> Infallible<Seed> {
    Infallible<Seed>(source.scan(seed, accumulator: accumulator))
  }

  /// Accumulates the elements in place from a seed and sends the result of each step.
  public func scan<Seed>(
    into seed: Seed, accumulator: @escaping (inout Seed, Element) -> Void
  ) -> Infallible<Seed> {
    Infallible<Seed>(source.scan(into: seed, accumulator: accumulator))
  }

  /// Sends elements before those of the sequence.
  public func startWith(_ element: Element) -> Infallible<Element> {
    Infallible(source.startWith(element))
  }

  /// Sends the first elements, up to a count.
  public func take(_ count: Int) -> Infallible<Element> { Infallible(source.take(count)) }

  /// Sends the last elements, up to a count.
  public func takeLast(_ count: Int) -> Infallible<Element> { Infallible(source.takeLast(count)) }

  /// Sends elements until another sequence sends one.
  public func take<Source: InfallibleType>(until other: Source) -> Infallible<Element> {
    Infallible(source.take(until: other.asObservable()))
  }

  /// Sends elements while they satisfy a predicate.
  public func take(
    while predicate: @escaping (Element) -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Infallible<Element> {
    Infallible(source.take(while: predicate, behavior: behavior))
  }

  /// Sends all elements but the first, up to a count.
  public func skip(_ count: Int) -> Infallible<Element> { Infallible(source.skip(count)) }

  /// Sends elements once another sequence has sent one.
  public func skip<Source: InfallibleType>(until other: Source) -> Infallible<Element> {
    Infallible(source.skip(until: other.asObservable()))
  }

  /// Sends the sequence, then another once it has completed.
  public func concat<Second: ObservableConvertibleType>(
    _ second: Second
  ) -> Infallible<Element> where Second.Element == Element {
    Infallible(source.concat(second))
  }

  /// Shares one subscription among all observers, while there are any.
  public func share(
    replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected
  ) -> Infallible<Element> {
    Infallible(source.share(replay: replay, scope: scope))
  }

  /// Combines each element with the latest of another sequence.
  public func withLatestFrom<Second: InfallibleType, Result>(
    _ second: Second, resultSelector: @escaping (Element, Second.Element) throws -> Result
  ) -> Infallible<Result> {
    Infallible<Result>(
      source.withLatestFrom(second.asObservable(), resultSelector: resultSelector))
  }

  /// Sends the latest element of another sequence whenever this one sends an element.
  public func withLatestFrom<Second: InfallibleType>(
    _ second: Second
  ) -> Infallible<Second.Element> {
    Infallible<Second.Element>(source.withLatestFrom(second.asObservable()))
  }

  /// Sends each element with an object, held weakly; completes once the object is gone.
  public func withUnretained<Object: AnyObject>(
    _ object: Object
  ) -> Infallible<(Object, Element)> {
    Infallible<(Object, Element)>(source.withUnretained(object))
  }

  /// Combines each element with an object, held weakly; completes once the object is gone.
  public func withUnretained<Object: AnyObject, Result>(
    _ object: Object, resultSelector: @escaping (Object, Element) -> Result
  ) -> Infallible<Result> {
    Infallible<Result>(source.withUnretained(object, resultSelector: resultSelector))
  }

  /// Calls closures before and after each event.
  public func `do`(
    onNext: ((Element) -> Void)? = nil, afterNext: ((Element) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil, afterCompleted: (() -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> Infallible<Element> {
    Infallible(
      source.do(
        onNext: onNext, afterNext: afterNext, onCompleted: onCompleted,
        afterCompleted: afterCompleted, onSubscribe: onSubscribe, onSubscribed: onSubscribed,
        onDispose: onDispose))
  }

  /// Sends the events to observers on a scheduler.
  public func observe(
    on scheduler: any ImmediateSchedulerType, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Infallible<Element> {
    Infallible(source.observe(on: scheduler, fileID: fileID, line: line))
  }

  /// Subscribes to the sequence on a scheduler.
  public func subscribe(
    on scheduler: any ImmediateSchedulerType, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Infallible<Element> {
    Infallible(source.subscribe(on: scheduler, fileID: fileID, line: line))
  }

  /// Sends an element once no other follows for a duration.
  public func debounce(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Infallible<Element> {
    Infallible(source.debounce(dueTime, scheduler: scheduler, fileID: fileID, line: line))
  }

  /// Sends at most one element per period.
  public func throttle(
    _ dueTime: RxTimeInterval, latest: Bool = true, scheduler: any SchedulerType,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> Infallible<Element> {
    Infallible(
      source.throttle(dueTime, latest: latest, scheduler: scheduler, fileID: fileID, line: line))
  }

  /// Sends elements and completion after a delay.
  public func delay(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Infallible<Element> {
    Infallible(source.delay(dueTime, scheduler: scheduler, fileID: fileID, line: line))
  }

  /// Prints subscriptions, events and disposals, each with its time.
  public func debug(
    _ identifier: String? = nil, trimOutput: Bool = false,
    fileID: StaticString = #fileID, line: UInt = #line, function: StaticString = #function
  ) -> Infallible<Element> {
    Infallible(
      source.debug(
        identifier, trimOutput: trimOutput, fileID: fileID, line: line, function: function))
  }

  /// Sends the elements whose key differs from that of the previous one.
  public func distinctUntilChanged<Key: Equatable>(
    _ keySelector: @escaping (Element) throws -> Key
  ) -> Infallible<Element> {
    Infallible(source.distinctUntilChanged(keySelector))
  }

  /// Sends the elements for which a comparison with the previous one returns false.
  public func distinctUntilChanged(
    _ comparer: @escaping (Element, Element) throws -> Bool
  ) -> Infallible<Element> {
    Infallible(source.distinctUntilChanged(comparer))
  }
}

extension InfallibleType where Element: Equatable {
  /// Sends the elements that differ from the previous one.
  public func distinctUntilChanged() -> Infallible<Element> {
    Infallible(asObservable().distinctUntilChanged())
  }
}

extension InfallibleType where Element: InfallibleType {
  /// Sends the latest inner sequence; disposes of the previous one.
  public func switchLatest() -> Infallible<Element.Element> {
    Infallible(asObservable().switchLatest())
  }

  /// Sends the elements of all inner sequences as they arrive.
  public func merge() -> Infallible<Element.Element> {
    Infallible(asObservable().merge())
  }
}
