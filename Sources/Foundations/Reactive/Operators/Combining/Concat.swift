extension ObservableType {
  /// The sequence, then another once it has ended well.
  public func concat<Source: ObservableConvertibleType>(
    _ second: Source
  ) -> Observable<Element> where Source.Element == Element {
    Observable.concat([asObservable(), second.asObservable()])
  }

  /// Several sequences one after the other, each started once the one before has ended well.
  public static func concat<Sources: Sequence>(
    _ sources: Sources
  ) -> Observable<Element> where Sources.Element == Observable<Element> {
    Observable.started { ConcatStage(sources.makeIterator(), $0).begin() }
  }

  /// Several sequences one after the other, each started once the one before has ended well.
  public static func concat(_ sources: Observable<Element>...) -> Observable<Element> {
    concat(sources)
  }
}

extension ObservableType where Element: ObservableConvertibleType {
  /// The sequences of the sequence one after the other.
  public func concat() -> Observable<Element.Element> {
    merge(maxConcurrent: 1)
  }
}

/// Listens to one source after the other; sources that end at once are taken in a loop, not on the
/// stack.
private final class ConcatStage<Element, Sources: IteratorProtocol>: Stage<Element, Element>
where Sources.Element == Observable<Element> {
  private var sources: Sources
  private var isMovingOn = false
  private var hasEnded = false

  init(_ sources: Sources, _ downstream: Sink<Element>) {
    self.sources = sources
    super.init(downstream)
  }

  func begin() -> Link {
    moveOn()
    return self
  }

  override func next(_ element: Element) {
    forward(element)
  }

  override func completed() {
    hasEnded = true
    if !isMovingOn { moveOn() }
  }

  private func moveOn() {
    isMovingOn = true
    defer { isMovingOn = false }
    repeat {
      hasEnded = false
      disposeUpstream()
      guard let source = sources.next() else { return finish() }
      source.attach(self)
    } while hasEnded && !isDisposed
  }
}
