extension ObservableType {
  /// The first elements of several sequences combined, then the second ones, and so on.
  ///
  /// It ends when all have ended, and, as in RxSwift, when an element comes that can have no
  /// counterpart because all others have ended.
  public static func zip<each Source: ObservableType>(
    _ source: repeat each Source,
    resultSelector: @escaping (repeat (each Source).Element) throws -> Element
  ) -> Observable<Element> {
    Combined(repeat (each source).asObservable(), kind: .zip, resultSelector)
  }

  /// The first elements of a collection of sequences combined, then the second ones, and so on.
  public static func zip<Sources: Collection>(
    _ collection: Sources,
    resultSelector: @escaping ([Sources.Element.Element]) throws -> Element
  ) -> Observable<Element> where Sources.Element: ObservableType {
    CombinedCollection(collection.map { $0.asObservable() }, kind: .zip, resultSelector)
  }

  /// The first elements of a collection of sequences, then the second ones, and so on.
  public static func zip<Sources: Collection>(
    _ collection: Sources
  ) -> Observable<[Element]>
  where Sources.Element: ObservableType, Sources.Element.Element == Element {
    CombinedCollection(collection.map { $0.asObservable() }, kind: .zip) { $0 }
  }
}

extension ObservableType where Element == Any {
  /// The first elements of several sequences as a tuple, then the second ones, and so on.
  public static func zip<each Source: ObservableType>(
    _ source: repeat each Source
  ) -> Observable<(repeat (each Source).Element)> {
    Combined(repeat (each source).asObservable(), kind: .zip) {
      (value: repeat (each Source).Element) in
      (repeat each value)
    }
  }
}
