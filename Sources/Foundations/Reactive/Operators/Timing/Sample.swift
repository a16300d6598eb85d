extension ObservableType {
  /// Sends the latest element not sent yet whenever another sequence sends an element or completes.
  ///
  /// - Parameters:
  ///   - sampler: the other sequence.
  ///   - defaultValue: the element sent where there is no new one.
  public func sample<Source: ObservableType>(
    _ sampler: Source, defaultValue: Element? = nil
  ) -> Observable<Element> {
    let (source, sampler) = (asObservable(), sampler.asObservable())
    return Observable.producer { SampleSink($0, defaultValue).subscribe(to: source, sampler) }
  }
}

private final class SampleSink<Element>: OperatorSink<Element, Element> {
  private let defaultValue: Element?
  private var latest: Element?
  private var hasCompleted = false
  private var notifier: LinkedDisposable?

  init(_ downstream: Sink<Element>, _ defaultValue: Element?) {
    self.defaultValue = defaultValue
    super.init(downstream)
  }

  func subscribe<Other>(
    to source: Observable<Element>, _ sampler: Observable<Other>
  ) -> LinkedDisposable {
    keep(source)
    keep(sampler)
    connect(source.run(self))
    guard !isDisposed else { return self }
    let notifier = NotifierSink<Other>(
      onNext: { [weak self] _ in self?.sample() }, onError: { [weak self] in self?.fail($0) },
      onCompleted: { [weak self] in self?.sample() })
    self.notifier = notifier
    notifier.connect(sampler.run(notifier))
    return self
  }

  override func next(_ element: Element) {
    latest = element
  }

  override func completed() {
    hasCompleted = true
    disposeUpstream()
  }

  override func disposeResources() {
    disposeUpstream()
    notifier?.dispose()
    notifier = nil
  }

  private func sample() {
    let element = latest ?? defaultValue
    latest = nil
    if let element { forward(element) }
    if hasCompleted { finish() }
  }
}
