/// The lifetime of a shared sequence's replay buffer.
public enum SubjectLifetimeScope: Equatable, Sendable {
  /// One connection, which ends with its last observer or with the source.
  case whileConnected
  /// All connections; later observers receive the buffered elements and the terminal event.
  case forever
}

extension ObservableType {
  /// Shares one subscription to the sequence among all observers, while there are any.
  ///
  /// - Parameters:
  ///   - replay: the number of last elements that a later observer receives first.
  ///   - scope: the lifetime of the replay buffer.
  public func share(
    replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected
  ) -> Observable<Element> {
    ShareObservable(asObservable(), replay: replay, scope: scope)
  }
}

private final class ShareObservable<Element>: Observable<Element> {
  private let source: Observable<Element>
  private let capacity: Int
  private let scope: SubjectLifetimeScope
  private var observers: ReplayObserverList<Element>
  private var connection: ShareConnection<Element>?
  private var subscriberCount = 0

  init(_ source: Observable<Element>, replay: Int, scope: SubjectLifetimeScope) {
    self.source = source
    self.scope = scope
    capacity = replay
    observers = ReplayObserverList(capacity: replay)
  }

  override func run(_ sink: Sink<Element>) -> LinkedDisposable {
    let operatorSink = ShareSink(sink, self, observers)
    subscriberCount += 1
    operatorSink.connect(observers.add(operatorSink))
    if connection == nil, subscriberCount > 0, observers.terminalEvent == nil { connect() }
    return operatorSink
  }

  /// Ends the connection, then sends the terminal event to its observers.
  fileprivate func sourceEnded(_ terminalEvent: TerminalEvent) {
    let observers = self.observers
    connection = nil
    resetObservers()
    observers.end(terminalEvent)
  }

  /// Counts an observer that has left, and ends the current connection with its last one.
  fileprivate func subscriberLeft(_ observers: ReplayObserverList<Element>) {
    guard observers === self.observers else { return }
    subscriberCount -= 1
    guard subscriberCount == 0, let lastConnection = connection else { return }
    connection = nil
    resetObservers()
    lastConnection.dispose()
  }

  private func connect() {
    let newConnection = ShareConnection(self, observers)
    connection = newConnection
    newConnection.connect(source.run(newConnection))
  }

  private func resetObservers() {
    guard scope == .whileConnected else { return }
    observers = ReplayObserverList(capacity: capacity)
    subscriberCount = 0
  }
}

/// The sink of one subscription to the source.
private final class ShareConnection<Element>: Sink<Element> {
  private let shared: ShareObservable<Element>
  private let observers: ReplayObserverList<Element>

  init(_ shared: ShareObservable<Element>, _ observers: ReplayObserverList<Element>) {
    self.shared = shared
    self.observers = observers
  }

  override func next(_ element: Element) {
    guard !isDisposed else { return }
    observers.next(element)
  }

  override func error(_ error: any Error) {
    end(.error(error))
  }

  override func completed() {
    end(.completed)
  }

  private func end(_ terminalEvent: TerminalEvent) {
    guard markDisposed() else { return }
    shared.sourceEnded(terminalEvent)
    disposeUpstream()
  }
}

/// The sink of one observer of the shared sequence.
private final class ShareSink<Element>: ForwardingSink<Element> {
  private let shared: ShareObservable<Element>
  private let observers: ReplayObserverList<Element>

  init(
    _ downstream: Sink<Element>, _ shared: ShareObservable<Element>,
    _ observers: ReplayObserverList<Element>
  ) {
    self.shared = shared
    self.observers = observers
    super.init(downstream)
  }

  override func disposeResources() {
    disposeUpstream()
    shared.subscriberLeft(observers)
  }
}
