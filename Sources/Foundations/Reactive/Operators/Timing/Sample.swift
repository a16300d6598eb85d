extension ObservableType {
  /// The latest element each time another sequence has one, if it was not sent yet.
  ///
  /// - Parameters:
  ///   - sampler: says when; its end is a last occasion.
  ///   - defaultValue: sent where there is nothing new.
  public func sample<Source: ObservableType>(
    _ sampler: Source, defaultValue: Element? = nil
  ) -> Observable<Element> {
    let (source, sampler) = (asObservable(), sampler.asObservable())
    return Observable.started { SampleStage($0, defaultValue).listening(to: source, sampler) }
  }
}

private final class SampleStage<Element>: Stage<Element, Element> {
  private let defaultValue: Element?
  private var latest: Element?
  private var hasEnded = false
  private var side: Link?

  init(_ downstream: Sink<Element>, _ defaultValue: Element?) {
    self.defaultValue = defaultValue
    super.init(downstream)
  }

  func listening<Other>(
    to source: Observable<Element>, _ sampler: Observable<Other>
  ) -> Link {
    connect(source.run(self))
    guard !isDisposed else { return self }
    let side = SideSink<Other>(
      onNext: { [weak self] _ in self?.sample() }, onError: { [weak self] in self?.fail($0) },
      onCompleted: { [weak self] in self?.sample() })
    self.side = side
    side.connect(sampler.run(side))
    return self
  }

  override func next(_ element: Element) {
    latest = element
  }

  override func completed() {
    hasEnded = true
    disposeUpstream()
  }

  override func dismantle() {
    disposeUpstream()
    side?.dispose()
    side = nil
  }

  private func sample() {
    let element = latest ?? defaultValue
    latest = nil
    if let element { forward(element) }
    if hasEnded { finish() }
  }
}
