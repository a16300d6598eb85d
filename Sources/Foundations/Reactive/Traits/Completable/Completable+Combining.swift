extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  private var source: Observable<Never> { primitiveSequence.source }

  /// Subscribes to a single once the completable has completed, and sends its result.
  public func andThen<Result>(_ second: Single<Result>) -> Single<Result> {
    Single(raw: continued(with: second.source))
  }

  /// Subscribes to a maybe once the completable has completed, and sends its result.
  public func andThen<Result>(_ second: Maybe<Result>) -> Maybe<Result> {
    Maybe(raw: continued(with: second.source))
  }

  /// Subscribes to another completable once this one has completed.
  public func andThen(_ second: Completable) -> Completable {
    Completable(raw: continued(with: second.source))
  }

  /// Subscribes to a sequence once the completable has completed, and sends its events.
  public func andThen<Result>(_ second: Observable<Result>) -> Observable<Result> {
    continued(with: second)
  }

  /// Runs another completable once this one has completed.
  public func concat(_ second: Completable) -> Completable {
    Completable.concat([primitiveSequence, second])
  }

  /// Runs several completables in order.
  public static func concat<Completables: Sequence>(
    _ sequence: Completables
  ) -> Completable where Completables.Element == Completable {
    Completable(raw: .concat(sequence.lazy.map(\.source)))
  }

  /// Runs several completables in order.
  public static func concat(_ sources: Completable...) -> Completable {
    concat(sources)
  }

  /// Runs several completables at once; completes with the last of them.
  public static func zip(_ sources: Completable...) -> Completable {
    zip(sources)
  }

  /// Runs several completables at once; completes with the last of them.
  public static func zip<Completables: Collection>(
    _ sources: Completables
  ) -> Completable where Completables.Element == Completable {
    Completable(raw: .merge(sources.map(\.source)))
  }

  /// Runs several completables at once; completes with the last of them.
  public static func merge<Completables: Collection>(
    _ sources: Completables
  ) -> Completable where Completables.Element == Completable {
    zip(sources)
  }

  private func continued<Result>(with second: Observable<Result>) -> Observable<Result> {
    source.map { _ -> Result in }.concat(second)
  }
}

extension ObservableType where Element == Never {
  /// Returns the sequence as a completable.
  public func asCompletable() -> Completable { Completable(raw: asObservable()) }
}

extension PrimitiveSequenceType where Trait == SingleTrait {
  /// Runs the completable that a closure makes of the element.
  public func flatMapCompletable(
    _ selector: @escaping (Element) throws -> Completable
  ) -> Completable {
    Completable(raw: primitiveSequence.source.flatMap(selector))
  }

  /// Sends the result of the maybe that a closure makes of the element.
  public func flatMapMaybe<Result>(
    _ selector: @escaping (Element) throws -> Maybe<Result>
  ) -> Maybe<Result> {
    Maybe<Result>(raw: primitiveSequence.source.flatMap(selector))
  }

  /// Returns the single as a completable, which drops the element.
  public func asCompletable() -> Completable {
    Completable(raw: primitiveSequence.source.ignoreElements())
  }

  /// Returns the single as a maybe.
  public func asMaybe() -> Maybe<Element> { Maybe(raw: primitiveSequence.source) }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// Runs the completable that a closure makes of the element.
  public func flatMapCompletable(
    _ selector: @escaping (Element) throws -> Completable
  ) -> Completable {
    Completable(raw: primitiveSequence.source.flatMap(selector))
  }

  /// Returns the maybe as a completable, which drops the element.
  public func asCompletable() -> Completable {
    Completable(raw: primitiveSequence.source.ignoreElements())
  }

  /// Returns the maybe as a single, which fails where there is no element.
  public func asSingle() -> Single<Element> { primitiveSequence.source.asSingle() }
}
