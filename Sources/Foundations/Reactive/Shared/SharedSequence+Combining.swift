extension SharedSequence {
  /// Sends several sequences in order.
  public static func concat<Sequences: Sequence>(
    _ sequence: Sequences
  ) -> SharedSequence where Sequences.Element == SharedSequence {
    SharedSequence(.concat(sequence.lazy.map { $0.asObservable() }))
  }

  /// Sends the elements of several sequences as they arrive.
  public static func merge<Sources: Collection>(
    _ sources: Sources
  ) -> SharedSequence where Sources.Element == SharedSequence {
    SharedSequence(.merge(sources.map { $0.asObservable() }))
  }

  /// Sends the elements of several sequences as they arrive.
  public static func merge(_ sources: SharedSequence...) -> SharedSequence {
    merge(sources)
  }

  /// Combines the first elements of a collection of sequences, then the second ones, and so on.
  public static func zip<Sources: Collection, Result>(
    _ collection: Sources, resultSelector: @escaping ([Element]) -> Result
  ) -> SharedSequence<SharingStrategy, Result> where Sources.Element == SharedSequence {
    SharedSequence<SharingStrategy, Result>(
      .zip(collection.map { $0.asObservable() }, resultSelector: resultSelector))
  }

  /// Sends the first elements of a collection of sequences as an array, then the second ones.
  public static func zip<Sources: Collection>(
    _ collection: Sources
  ) -> SharedSequence<SharingStrategy, [Element]> where Sources.Element == SharedSequence {
    zip(collection) { $0 }
  }

  /// Combines the latest elements of a collection of sequences whenever one sends an element.
  public static func combineLatest<Sources: Collection, Result>(
    _ collection: Sources, resultSelector: @escaping ([Element]) -> Result
  ) -> SharedSequence<SharingStrategy, Result> where Sources.Element == SharedSequence {
    SharedSequence<SharingStrategy, Result>(
      .combineLatest(collection.map { $0.asObservable() }, resultSelector: resultSelector))
  }

  /// Sends the latest elements of a collection of sequences as an array whenever one sends one.
  public static func combineLatest<Sources: Collection>(
    _ collection: Sources
  ) -> SharedSequence<SharingStrategy, [Element]> where Sources.Element == SharedSequence {
    combineLatest(collection) { $0 }
  }
}

extension SharedSequenceConvertibleType {
  /// Combines the first elements of several sequences, then the second ones, and so on.
  public static func zip<each Value>(
    _ source: repeat SharedSequence<SharingStrategy, each Value>,
    resultSelector: @escaping (repeat each Value) throws -> Element
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(CombinedObservable(repeat (each source).source, rule: .zip, resultSelector))
  }

  /// Combines the latest elements of several sequences whenever one of them sends an element.
  public static func combineLatest<each Value>(
    _ source: repeat SharedSequence<SharingStrategy, each Value>,
    resultSelector: @escaping (repeat each Value) throws -> Element
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(CombinedObservable(repeat (each source).source, rule: .latest, resultSelector))
  }

  /// Combines the first elements of several sources of shared sequences, then the second ones, and so on.
  @_disfavoredOverload
  public static func zip<each Source: SharedSequenceConvertibleType>(
    _ source: repeat each Source,
    resultSelector: @escaping (repeat (each Source).Element) throws -> Element
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(
      CombinedObservable(repeat (each source).asObservable(), rule: .zip, resultSelector))
  }

  /// Combines the latest elements of several sources of shared sequences whenever one sends an element.
  @_disfavoredOverload
  public static func combineLatest<each Source: SharedSequenceConvertibleType>(
    _ source: repeat each Source,
    resultSelector: @escaping (repeat (each Source).Element) throws -> Element
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(
      CombinedObservable(repeat (each source).asObservable(), rule: .latest, resultSelector))
  }
}

extension SharedSequenceConvertibleType where Element == Any {
  /// Sends the first elements of several sequences as a tuple, then the second ones, and so on.
  public static func zip<each Value>(
    _ source: repeat SharedSequence<SharingStrategy, each Value>
  ) -> SharedSequence<SharingStrategy, (repeat each Value)> {
    SharedSequence<SharingStrategy, (repeat each Value)>(
      CombinedObservable(repeat (each source).source, rule: .zip) { (value: repeat each Value) in
        (repeat each value)
      })
  }

  /// Sends the latest elements of several sequences as a tuple whenever one sends an element.
  public static func combineLatest<each Value>(
    _ source: repeat SharedSequence<SharingStrategy, each Value>
  ) -> SharedSequence<SharingStrategy, (repeat each Value)> {
    SharedSequence<SharingStrategy, (repeat each Value)>(
      CombinedObservable(repeat (each source).source, rule: .latest) {
        (value: repeat each Value) in
        (repeat each value)
      })
  }
}
