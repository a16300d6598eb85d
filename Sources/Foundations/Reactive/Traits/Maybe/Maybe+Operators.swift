extension PrimitiveSequenceType where Trait == MaybeTrait {
  private var source: Observable<Element> { primitiveSequence.source }

  /// Calls closures before and after the result.
  public func `do`(
    onNext: ((Element) throws -> Void)? = nil, afterNext: ((Element) throws -> Void)? = nil,
    onError: ((any Error) throws -> Void)? = nil, afterError: ((any Error) throws -> Void)? = nil,
    onCompleted: (() throws -> Void)? = nil, afterCompleted: (() throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> Maybe<Element> {
    Maybe(
      raw: source.do(
        onNext: onNext, afterNext: afterNext, onError: onError, afterError: afterError,
        onCompleted: onCompleted, afterCompleted: afterCompleted, onSubscribe: onSubscribe,
        onSubscribed: onSubscribed, onDispose: onDispose))
  }

  /// Sends the element where it satisfies a predicate; completes without it otherwise.
  public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Maybe<Element> {
    Maybe(raw: source.filter(predicate))
  }

  /// Transforms the element.
  public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Maybe<Result> {
    Maybe<Result>(raw: source.map(transform))
  }

  /// Transforms the element; completes without one where the result is nil.
  public func compactMap<Result>(
    _ transform: @escaping (Element) throws -> Result?
  ) -> Maybe<Result> {
    Maybe<Result>(raw: source.compactMap(transform))
  }

  /// Sends the result of the maybe that a closure makes of the element.
  public func flatMap<Result>(
    _ selector: @escaping (Element) throws -> Maybe<Result>
  ) -> Maybe<Result> {
    Maybe<Result>(raw: source.flatMap(selector))
  }

  /// Sends an element where there is none.
  public func ifEmpty(default element: Element) -> Single<Element> {
    Single(raw: source.ifEmpty(default: element))
  }

  /// Continues with another maybe where there is no element.
  public func ifEmpty(switchTo other: Maybe<Element>) -> Maybe<Element> {
    Maybe(raw: source.ifEmpty(switchTo: other.source))
  }

  /// Continues with a single where there is no element.
  public func ifEmpty(switchTo other: Single<Element>) -> Single<Element> {
    Single(raw: source.ifEmpty(switchTo: other.source))
  }

  /// Sends an element in place of an error.
  public func catchAndReturn(_ element: Element) -> Maybe<Element> {
    Maybe(raw: source.catchAndReturn(element))
  }

  /// Combines the elements of several maybes; completes where one of them has none.
  public static func zip<each Value>(
    _ source: repeat Maybe<each Value>,
    resultSelector: @escaping (repeat each Value) throws -> Element
  ) -> Maybe<Element> {
    Maybe(raw: CombinedObservable(repeat (each source).source, rule: .zip, resultSelector))
  }
}

extension PrimitiveSequenceType where Trait == MaybeTrait, Element == Any {
  /// Sends the elements of several maybes as a tuple; completes where one of them has none.
  public static func zip<each Value>(
    _ source: repeat Maybe<each Value>
  ) -> Maybe<(repeat each Value)> {
    Maybe<(repeat each Value)>(
      raw: CombinedObservable(repeat (each source).source, rule: .zip) {
        (value: repeat each Value) in
        (repeat each value)
      })
  }
}

extension ObservableType {
  /// Returns the sequence as a maybe, which fails where there is more than one element.
  public func asMaybe() -> Maybe<Element> {
    Maybe(raw: lift(AsMaybeSink.self) { $0.init($1) })
  }
}

/// A sink that sends the only element on completion, if there is one.
private class AsMaybeSink<Element>: OnlyElementSink<Element> {
  override func completed() {
    if let only { forward(only) }
    finish()
  }
}
