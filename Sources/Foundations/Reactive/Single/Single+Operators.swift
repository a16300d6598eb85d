extension PrimitiveSequenceType where Trait == SingleTrait {
  private var source: Observable<Element> { primitiveSequence.source }

  /// Transforms the element; an error thrown is the failure.
  public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Single<Result> {
    Single<Result>(raw: source.map(transform))
  }

  /// Sends the result of the single that a closure makes of the element.
  public func flatMap<Result>(
    _ selector: @escaping (Element) throws -> Single<Result>
  ) -> Single<Result> {
    Single<Result>(raw: source.flatMap(selector))
  }

  /// Calls closures before and after the result.
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

  /// Sends the result on a scheduler.
  public func observe(on scheduler: any ImmediateSchedulerType) -> Single<Element> {
    Single(raw: source.observe(on: scheduler))
  }

  /// Subscribes to the single on a scheduler.
  public func subscribe(on scheduler: any ImmediateSchedulerType) -> Single<Element> {
    Single(raw: source.subscribe(on: scheduler))
  }

  /// Prints subscriptions, events and disposals, each with its virtual time.
  public func debug(
    _ identifier: String? = nil, trimOutput: Bool = false,
    fileID: StaticString = #fileID, line: UInt = #line, function: StaticString = #function
  ) -> Single<Element> {
    Single(
      raw: source.debug(
        identifier, trimOutput: trimOutput, fileID: fileID, line: line, function: function))
  }

  /// Returns the single itself.
  public func asSingle() -> Single<Element> {
    primitiveSequence
  }
}
