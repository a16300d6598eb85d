extension PrimitiveSequenceType where Trait == SingleTrait {
  private var source: Observable<Element> { primitiveSequence.source }

  /// The element transformed; what the transformation throws is the failure.
  public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Single<Result> {
    Single<Result>(raw: source.map(transform))
  }

  /// The outcome of the single that a closure makes of the element.
  public func flatMap<Result>(
    _ selector: @escaping (Element) throws -> Single<Result>
  ) -> Single<Result> {
    Single<Result>(raw: source.flatMap(selector))
  }

  /// The same outcome, with closures called beside it.
  public func `do`(
    onSuccess: ((Element) throws -> Void)? = nil, afterSuccess: ((Element) throws -> Void)? = nil,
    onError: ((any Error) throws -> Void)? = nil, afterError: ((any Error) throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> Single<Element> {
    Single(
      raw: source.do(
        onNext: onSuccess, afterNext: afterSuccess, onError: onError, afterError: afterError,
        onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose))
  }

  /// The same outcome, handed on by a scheduler.
  public func observe(on scheduler: any ImmediateSchedulerType) -> Single<Element> {
    Single(raw: source.observe(on: scheduler))
  }

  /// The same outcome, with the subscription made by a scheduler.
  public func subscribe(on scheduler: any ImmediateSchedulerType) -> Single<Element> {
    Single(raw: source.subscribe(on: scheduler))
  }

  /// The same element that much later; a failure is passed on at once.
  public func delay(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> Single<Element> {
    Single(raw: source.delay(dueTime, scheduler: scheduler, fileID: fileID, line: line))
  }

  /// The single, and where it fails, the one a closure makes of the error.
  public func `catch`(
    _ handler: @escaping (any Error) throws -> Single<Element>
  ) -> Single<Element> {
    Single(raw: source.catch { try handler($0).asObservable() })
  }

  /// The single, and where it fails, an element in place of the error.
  public func catchAndReturn(_ element: Element) -> Single<Element> {
    Single(raw: source.catchAndReturn(element))
  }

  /// The single itself.
  public func asSingle() -> Single<Element> {
    primitiveSequence
  }
}
