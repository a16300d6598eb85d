extension ObservableType {
  /// Sends the sequence, then another once it has completed.
  public func concat<Source: ObservableConvertibleType>(
    _ second: Source
  ) -> Observable<Element> where Source.Element == Element {
    let sources = ReleasingIterator(asObservable(), second.asObservable())
    return Observable.producer { ConcatSink(sources, $0).run() }
  }

  /// Sends several sequences in order, each subscribed to once the previous one has completed.
  public static func concat<Sources: Sequence>(
    _ sources: Sources
  ) -> Observable<Element> where Sources.Element == Observable<Element> {
    Observable.producer { ConcatSink(sources.makeIterator(), $0).run() }
  }

  /// Sends several sequences in order, each subscribed to once the previous one has completed.
  public static func concat(_ sources: Observable<Element>...) -> Observable<Element> {
    concat(sources)
  }
}

extension ObservableType where Element: ObservableConvertibleType {
  /// Sends the inner sequences in order, each subscribed to once the previous one has completed.
  public func concat() -> Observable<Element.Element> {
    merge(maxConcurrent: 1)
  }
}

/// Two elements, each of which is released once it was returned.
private struct ReleasingIterator<Element>: IteratorProtocol {
  private var first: Element?
  private var second: Element?

  init(_ first: Element, _ second: Element) {
    (self.first, self.second) = (first, second)
  }

  mutating func next() -> Element? {
    defer { (first, second) = (second, nil) }
    return first
  }
}

/// Subscribes to each source once the previous one has completed.
private final class ConcatSink<Element, Sources: IteratorProtocol>: SequentialSink<
  Element, Sources
>
where Sources.Element == Observable<Element> {
  override func completed() { sourceEnded() }
}
