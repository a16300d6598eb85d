extension ObservableType {
  /// Combines the latest elements of two sequences whenever one of them sends an element.
  ///
  /// The overloads for two sequences do what those for any number do, in less time.
  public static func combineLatest<First: ObservableType, Second: ObservableType>(
    _ first: First, _ second: Second,
    resultSelector: @escaping (First.Element, Second.Element) throws -> Element
  ) -> Observable<Element> {
    combined(first, second, .latest, resultSelector)
  }

  /// Combines the first elements of two sequences, then the second ones, and so on.
  public static func zip<First: ObservableType, Second: ObservableType>(
    _ first: First, _ second: Second,
    resultSelector: @escaping (First.Element, Second.Element) throws -> Element
  ) -> Observable<Element> {
    combined(first, second, .zip, resultSelector)
  }

  private static func combined<First: ObservableType, Second: ObservableType>(
    _ first: First, _ second: Second, _ rule: CombinationRule,
    _ selector: @escaping (First.Element, Second.Element) throws -> Element
  ) -> Observable<Element> {
    let (first, second) = (first.asObservable(), second.asObservable())
    return Observable.producer { sink in
      CombinedPairSink(sink, rule, selector).subscribe(to: first, second)
    }
  }
}

extension ObservableType where Element == Any {
  /// Sends the latest elements of two sequences as a tuple whenever one sends an element.
  public static func combineLatest<First: ObservableType, Second: ObservableType>(
    _ first: First, _ second: Second
  ) -> Observable<(First.Element, Second.Element)> {
    Observable<(First.Element, Second.Element)>.combineLatest(first, second) { ($0, $1) }
  }

  /// Sends the first elements of two sequences as a tuple, then the second ones, and so on.
  public static func zip<First: ObservableType, Second: ObservableType>(
    _ first: First, _ second: Second
  ) -> Observable<(First.Element, Second.Element)> {
    Observable<(First.Element, Second.Element)>.zip(first, second) { ($0, $1) }
  }
}

/// The sink for two sources: it looks up no type of a parameter pack.
private final class CombinedPairSink<First, Second, Result>: CombiningSink<Result> {
  private let first: ValueBuffer<First>
  private let second: ValueBuffer<Second>
  private let selector: (First, Second) throws -> Result

  init(
    _ downstream: Sink<Result>, _ rule: CombinationRule,
    _ selector: @escaping (First, Second) throws -> Result
  ) {
    let counts = SourceCounts(sources: 2, endsWithOneSourceLeft: rule == .latest)
    first = rule.makeBuffer(counts)
    second = rule.makeBuffer(counts)
    self.selector = selector
    super.init(downstream, counts)
  }

  func subscribe(to first: Observable<First>, _ second: Observable<Second>) -> LinkedDisposable {
    subscribe(to: first, self.first)
    subscribe(to: second, self.second)
    return self
  }

  override func combine() throws -> Result {
    try selector(first.take(), second.take())
  }
}
