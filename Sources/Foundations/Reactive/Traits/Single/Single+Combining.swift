extension PrimitiveSequenceType where Trait == SingleTrait {
  /// Combines the elements of several singles; fails as soon as one of them does.
  public static func zip<each Value>(
    _ source: repeat Single<each Value>,
    resultSelector: @escaping (repeat each Value) throws -> Element
  ) -> Single<Element> {
    Single(raw: CombinedObservable(repeat (each source).source, rule: .zip, resultSelector))
  }

  /// Combines the elements of a collection of singles; fails as soon as one of them does.
  public static func zip<Singles: Collection, Result>(
    _ singles: Singles, resultSelector: @escaping ([Element]) throws -> Result
  ) -> Single<Result> where Singles.Element == Single<Element> {
    guard !singles.isEmpty else {
      return Single<Result>.deferred { .just(try resultSelector([])) }
    }
    return Single<Result>(
      raw: CombinedCollectionObservable(singles.map(\.source), rule: .zip, resultSelector))
  }

  /// Sends the elements of a collection of singles in its order; fails as soon as one of them does.
  public static func zip<Singles: Collection>(
    _ singles: Singles
  ) -> Single<[Element]> where Singles.Element == Single<Element> {
    guard !singles.isEmpty else { return Single<[Element]>.just([]) }
    return Single<[Element]>(
      raw: CombinedCollectionObservable(singles.map(\.source), rule: .zip) { $0 })
  }
}

extension PrimitiveSequenceType where Trait == SingleTrait, Element == Any {
  /// Sends the elements of several singles as a tuple; fails as soon as one of them does.
  public static func zip<each Value>(
    _ source: repeat Single<each Value>
  ) -> Single<(repeat each Value)> {
    Single<(repeat each Value)>(
      raw: CombinedObservable(repeat (each source).source, rule: .zip) {
        (value: repeat each Value) in
        (repeat each value)
      })
  }
}
