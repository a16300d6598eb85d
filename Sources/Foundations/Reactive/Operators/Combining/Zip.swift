extension ObservableType {
  /// Combines the first elements of several sequences, then the second ones, and so on.
  ///
  /// Completes when all have completed, so that an error of any of them is sent, as in RxSwift.
  public static func zip<each Source: ObservableType>(
    _ source: repeat each Source,
    resultSelector: @escaping (repeat (each Source).Element) throws -> Element
  ) -> Observable<Element> {
    CombinedObservable(repeat (each source).asObservable(), rule: .zip, resultSelector)
  }

  /// Combines the first elements of a collection of sequences, then the second ones, and so on.
  ///
  /// As in RxSwift, it completes also when an element arrives after all other sequences have completed.
  public static func zip<Sources: Collection>(
    _ collection: Sources,
    resultSelector: @escaping ([Sources.Element.Element]) throws -> Element
  ) -> Observable<Element> where Sources.Element: ObservableType {
    CombinedCollectionObservable(collection.map { $0.asObservable() }, rule: .zip, resultSelector)
  }

  /// Sends the first elements of a collection of sequences as an array, then the second ones, and so on.
  public static func zip<Sources: Collection>(
    _ collection: Sources
  ) -> Observable<[Element]>
  where Sources.Element: ObservableType, Sources.Element.Element == Element {
    CombinedCollectionObservable(collection.map { $0.asObservable() }, rule: .zip) { $0 }
  }
}

extension ObservableType where Element == Any {
  /// Sends the first elements of several sequences as a tuple, then the second ones, and so on.
  public static func zip<each Source: ObservableType>(
    _ source: repeat each Source
  ) -> Observable<(repeat (each Source).Element)> {
    CombinedObservable(repeat (each source).asObservable(), rule: .zip) {
      (value: repeat (each Source).Element) in
      (repeat each value)
    }
  }
}
