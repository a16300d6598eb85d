extension InfallibleType {
  /// Sends the elements of several sequences as they arrive.
  public static func merge<Sources: Collection>(
    _ sources: Sources
  ) -> Infallible<Element> where Sources.Element == Infallible<Element> {
    Infallible(.merge(sources.map(\.source)))
  }

  /// Sends the elements of several sequences as they arrive.
  public static func merge(_ sources: Infallible<Element>...) -> Infallible<Element> {
    merge(sources)
  }

  /// Sends several sequences in order.
  public static func concat<Sources: Sequence>(
    _ sequence: Sources
  ) -> Infallible<Element> where Sources.Element == Infallible<Element> {
    Infallible(.concat(sequence.lazy.map(\.source)))
  }

  /// Sends several sequences in order.
  public static func concat(_ sources: Infallible<Element>...) -> Infallible<Element> {
    concat(sources)
  }

  /// Combines the first elements of several sequences, then the second ones, and so on.
  public static func zip<each Source: InfallibleType>(
    _ source: repeat each Source,
    resultSelector: @escaping (repeat (each Source).Element) throws -> Element
  ) -> Infallible<Element> {
    Infallible(
      CombinedObservable(repeat (each source).asObservable(), rule: .zip, resultSelector))
  }

  /// Combines the latest elements of several sequences whenever one of them sends an element.
  public static func combineLatest<each Source: InfallibleType>(
    _ source: repeat each Source,
    resultSelector: @escaping (repeat (each Source).Element) throws -> Element
  ) -> Infallible<Element> {
    Infallible(
      CombinedObservable(repeat (each source).asObservable(), rule: .latest, resultSelector))
  }
}

extension InfallibleType where Element == Any {
  /// Sends the first elements of several sequences as a tuple, then the second ones, and so on.
  public static func zip<each Source: InfallibleType>(
    _ source: repeat each Source
  ) -> Infallible<(repeat (each Source).Element)> {
    Infallible<(repeat (each Source).Element)>(
      CombinedObservable(repeat (each source).asObservable(), rule: .zip) {
        (value: repeat (each Source).Element) in
        (repeat each value)
      })
  }

  /// Sends the latest elements of several sequences as a tuple whenever one sends an element.
  public static func combineLatest<each Source: InfallibleType>(
    _ source: repeat each Source
  ) -> Infallible<(repeat (each Source).Element)> {
    Infallible<(repeat (each Source).Element)>(
      CombinedObservable(repeat (each source).asObservable(), rule: .latest) {
        (value: repeat (each Source).Element) in
        (repeat each value)
      })
  }
}
