extension ConnectableObservableType {
  /// Connects with the first observer and disconnects with the last one.
  public func refCount() -> Observable<Element> {
    RefCountObservable(self)
  }
}

private final class RefCountObservable<Source: ConnectableObservableType>: Observable<
  Source.Element
>
{
  private let source: Source
  private var count = 0
  private var connection: SingleAssignmentDisposable?

  /// The number of connections that have ended; an observer of an earlier one no longer counts.
  private(set) var generation = 0

  init(_ source: Source) {
    self.source = source
  }

  override func run(_ sink: Sink<Source.Element>) -> LinkedDisposable? {
    let operatorSink = RefCountSink(sink, self)
    operatorSink.connect(source.asObservable().run(operatorSink))
    guard !operatorSink.isDisposed else { return operatorSink }
    operatorSink.generation = generation
    count += 1
    guard count == 1 else { return operatorSink }
    let connection = SingleAssignmentDisposable()
    self.connection = connection
    connection.setDisposable(source.connect())
    return operatorSink
  }

  /// Counts an observer that has left, and disconnects after the last one.
  func observerLeft(_ generation: Int) {
    guard generation == self.generation else { return }
    count -= 1
    guard count == 0 else { return }
    disconnect()
  }

  /// Ends the connection after a terminal event.
  func sourceEnded(_ generation: Int) {
    guard generation == self.generation else { return }
    self.generation += 1
    count = 0
    disconnect()
  }

  private func disconnect() {
    let ended = connection
    connection = nil
    ended?.dispose()
  }
}

private final class RefCountSink<Source: ConnectableObservableType>: ForwardingSink<Source.Element>
{
  private let parent: RefCountObservable<Source>
  var generation: Int?

  init(_ downstream: Sink<Source.Element>, _ parent: RefCountObservable<Source>) {
    self.parent = parent
    super.init(downstream)
  }

  override func error(_ error: any Error) {
    if let generation { parent.sourceEnded(generation) }
    fail(error)
  }

  override func completed() {
    if let generation { parent.sourceEnded(generation) }
    finish()
  }

  override func disposeResources() {
    disposeUpstream()
    if let generation { parent.observerLeft(generation) }
  }
}
