extension ObservableType {
  /// Combines the latest elements of several sequences whenever one of them sends an element.
  ///
  /// The first combination is sent once all have sent an element. Completes when all have completed.
  public static func combineLatest<each Source: ObservableType>(
    _ source: repeat each Source,
    resultSelector: @escaping (repeat (each Source).Element) throws -> Element
  ) -> Observable<Element> {
    CombinedObservable(repeat (each source).asObservable(), rule: .latest, resultSelector)
  }

  /// Combines the latest elements of a collection of sequences whenever one sends an element.
  public static func combineLatest<Sources: Collection>(
    _ collection: Sources,
    resultSelector: @escaping ([Sources.Element.Element]) throws -> Element
  ) -> Observable<Element> where Sources.Element: ObservableType {
    CombinedCollectionObservable(
      collection.map { $0.asObservable() }, rule: .latest, resultSelector)
  }

  /// Sends the latest elements of a collection of sequences as an array whenever one sends an element.
  public static func combineLatest<Sources: Collection>(
    _ collection: Sources
  ) -> Observable<[Element]>
  where Sources.Element: ObservableType, Sources.Element.Element == Element {
    CombinedCollectionObservable(collection.map { $0.asObservable() }, rule: .latest) { $0 }
  }
}

extension ObservableType where Element == Any {
  /// Sends the latest elements of several sequences as a tuple whenever one sends an element.
  ///
  /// The first tuple is sent once all have sent an element. Completes when all have completed.
  public static func combineLatest<each Source: ObservableType>(
    _ source: repeat each Source
  ) -> Observable<(repeat (each Source).Element)> {
    CombinedObservable(repeat (each source).asObservable(), rule: .latest) {
      (value: repeat (each Source).Element) in
      (repeat each value)
    }
  }
}
