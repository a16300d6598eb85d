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

/// The observable of ``ObservableType/share(replay:scope:)``.
///
/// Several threads may subscribe and dispose while the source sends. The state changes within
/// ``Threads/Flag/exclusively(_:)``; events are sent, and the source is subscribed to, outside it.
private final class ShareObservable<Element>: Observable<Element> {
  private let source: Observable<Element>
  private let capacity: Int
  private let scope: SubjectLifetimeScope
  private let sinkType = ShareSink<Element>.self
  private let threads = Threads.flag
  private var observers: SharedObservers<Element>
  private var connection: ShareConnection<Element>?

  init(_ source: Observable<Element>, replay: Int, scope: SubjectLifetimeScope) {
    self.source = source
    self.scope = scope
    capacity = replay
    observers = SharedObservers(capacity: replay)
  }

  override func run(_ sink: Sink<Element>) -> LinkedDisposable? {
    let operatorSink = sinkType.init(sink, self)
    // What the source sends meanwhile, on another thread, is sent after the elements replayed.
    _ = operatorSink.startTurn()
    let (replayed, terminalEvent) = threads.exclusively {
      operatorSink.observers = observers
      return observers.add(operatorSink)
    }
    replayed?.forEach(operatorSink.next)
    terminalEvent?.send(to: operatorSink)
    operatorSink.endTurn()
    connectIfNeeded()
    return operatorSink
  }

  /// Ends the connection, then sends the terminal event to its observers.
  fileprivate func sourceEnded(
    _ ended: ShareConnection<Element>, _ terminalEvent: TerminalEvent
  ) {
    let receivers = threads.exclusively {
      if connection === ended { connection = nil }
      if observers === ended.observers { resetObservers() }
      return ended.observers.end(terminalEvent)
    }
    ended.observers.send(terminalEvent, to: receivers)
  }

  /// Removes an observer that has left, and ends the current connection with its last one.
  fileprivate func remove(_ sink: ShareSink<Element>) {
    let ended: ShareConnection<Element>? = threads.exclusively {
      sink.leaveList()
      guard sink.observers === observers, !observers.hasObservers, let last = connection else {
        return nil
      }
      connection = nil
      resetObservers()
      return last
    }
    ended?.dispose()
  }

  private func connectIfNeeded() {
    let made: ShareConnection<Element>? = threads.exclusively {
      guard connection == nil, observers.hasObservers, observers.terminalEvent == nil else {
        return nil
      }
      connection = ShareConnection(self, observers)
      return connection
    }
    if let made { made.connect(source.run(made)) }
  }

  private func resetObservers() {
    if scope == .whileConnected { observers = SharedObservers(capacity: capacity) }
  }
}

/// The sink of one subscription to the source.
private final class ShareConnection<Element>: Sink<Element> {
  private let shared: ShareObservable<Element>
  fileprivate let observers: SharedObservers<Element>

  init(_ shared: ShareObservable<Element>, _ observers: SharedObservers<Element>) {
    self.shared = shared
    self.observers = observers
    super.init()
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
    shared.sourceEnded(self, terminalEvent)
    disposeUpstream()
  }
}

/// The sink of one observer of the shared sequence.
private class ShareSink<Element>: TurnTakingSink<Element, Element> {
  private final let shared: ShareObservable<Element>

  /// The observers of the connection that this belongs to.
  fileprivate final var observers: SharedObservers<Element>?

  required init(_ downstream: Sink<Element>, _ shared: ShareObservable<Element>) {
    self.shared = shared
    super.init(downstream)
  }

  final override func next(_ element: Element) {
    guard startTurn() else { return takeTurnLater { self.next(element) } }
    forward(element)
    endTurn()
  }

  final override func disposeResources() {
    shared.remove(self)
  }
}
