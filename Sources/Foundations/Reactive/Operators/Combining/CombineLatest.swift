extension ObservableType {
  /// The latest elements of several sequences combined, each time one of them has a new one.
  ///
  /// Nothing is sent before all have had one; it ends when all have ended.
  public static func combineLatest<each Source: ObservableType>(
    _ source: repeat each Source,
    resultSelector: @escaping (repeat (each Source).Element) throws -> Element
  ) -> Observable<Element> {
    Combined(repeat (each source).asObservable(), kind: .latest, resultSelector)
  }

  /// The latest elements of a collection of sequences combined, each time one of them has a new one.
  public static func combineLatest<Sources: Collection>(
    _ collection: Sources,
    resultSelector: @escaping ([Sources.Element.Element]) throws -> Element
  ) -> Observable<Element> where Sources.Element: ObservableType {
    CombinedCollection(
      collection.map { $0.asObservable() }, kind: .latest, resultSelector)
  }

  /// The latest elements of a collection of sequences, each time one of them has a new one.
  public static func combineLatest<Sources: Collection>(
    _ collection: Sources
  ) -> Observable<[Element]>
  where Sources.Element: ObservableType, Sources.Element.Element == Element {
    CombinedCollection(collection.map { $0.asObservable() }, kind: .latest) { $0 }
  }
}

extension ObservableType where Element == Any {
  /// The latest elements of several sequences as a tuple, each time one of them has a new one.
  ///
  /// Nothing is sent before all have had one; it ends when all have ended.
  public static func combineLatest<each Source: ObservableType>(
    _ source: repeat each Source
  ) -> Observable<(repeat (each Source).Element)> {
    Combined(repeat (each source).asObservable(), kind: .latest) {
      (value: repeat (each Source).Element) in
      (repeat each value)
    }
  }
}
