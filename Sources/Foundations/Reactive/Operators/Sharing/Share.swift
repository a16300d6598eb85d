/// How long a shared sequence remembers.
public enum SubjectLifetimeScope: Equatable, Sendable {
  /// As long as it is connected: once nobody listens, or it has ended, the next subscriber starts anew.
  case whileConnected
  /// For ever: who comes late gets what was remembered, and the end.
  case forever
}

extension ObservableType {
  /// One subscription to the sequence, shared by all that subscribe, while any does.
  ///
  /// - Parameters:
  ///   - replay: how many elements who comes later gets first.
  ///   - scope: whether they are remembered beyond one connection.
  public func share(
    replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected
  ) -> Observable<Element> {
    Shared(asObservable(), replay: replay, scope: scope)
  }
}

private final class Shared<Element>: Observable<Element> {
  private let source: Observable<Element>
  private let capacity: Int
  private let scope: SubjectLifetimeScope
  private var memory: Replay<Element>
  private var connection: Connection<Element>?
  private var listeners = 0

  init(_ source: Observable<Element>, replay: Int, scope: SubjectLifetimeScope) {
    self.source = source
    self.scope = scope
    capacity = replay
    memory = Replay(capacity: replay)
  }

  override func run(_ sink: Sink<Element>) -> Link {
    let stage = SharedStage(sink, self, memory)
    listeners += 1
    stage.connect(memory.add(stage))
    if connection == nil, listeners > 0, memory.ending == nil { connect() }
    return stage
  }

  /// The source has ended; whoever comes now starts anew, unless it is remembered for ever.
  fileprivate func ended(_ ending: Ending) {
    let memory = self.memory
    connection = nil
    startAnew()
    memory.end(ending)
  }

  /// A listener of some connection has left; the last of the present one ends it.
  fileprivate func left(_ memory: Replay<Element>) {
    guard memory === self.memory else { return }
    listeners -= 1
    guard listeners == 0, let ending = connection else { return }
    connection = nil
    startAnew()
    ending.dispose()
  }

  private func connect() {
    let fresh = Connection(self, memory)
    connection = fresh
    fresh.connect(source.run(fresh))
  }

  private func startAnew() {
    guard scope == .whileConnected else { return }
    memory = Replay(capacity: capacity)
    listeners = 0
  }
}

/// One run of the source.
private final class Connection<Element>: Sink<Element> {
  private let shared: Shared<Element>
  private let memory: Replay<Element>

  init(_ shared: Shared<Element>, _ memory: Replay<Element>) {
    self.shared = shared
    self.memory = memory
  }

  override func next(_ element: Element) {
    guard !isDisposed else { return }
    memory.next(element)
  }

  override func error(_ error: any Error) {
    end(.error(error))
  }

  override func completed() {
    end(.completed)
  }

  private func end(_ ending: Ending) {
    guard retire() else { return }
    shared.ended(ending)
    disposeUpstream()
  }
}

/// One listener.
private final class SharedStage<Element>: Stage<Element, Element> {
  private let shared: Shared<Element>
  private let memory: Replay<Element>

  init(_ downstream: Sink<Element>, _ shared: Shared<Element>, _ memory: Replay<Element>) {
    self.shared = shared
    self.memory = memory
    super.init(downstream)
  }

  override func next(_ element: Element) {
    forward(element)
  }

  override func dismantle() {
    disposeUpstream()
    shared.left(memory)
  }
}
