extension ObservableType {
  /// The sequence or another, whichever has an event first; the slower one is disposed of.
  public func amb<Source: ObservableType>(
    _ right: Source
  ) -> Observable<Element> where Source.Element == Element {
    Observable.amb([asObservable(), right.asObservable()])
  }

  /// Whichever of several sequences has an event first; the others are disposed of.
  public static func amb<Sources: Sequence>(
    _ sources: Sources
  ) -> Observable<Element> where Sources.Element == Observable<Element> {
    Observable.started { AmbStage($0).listening(to: Array(sources)) }
  }
}

private final class AmbStage<Element>: Stage<Never, Element> {
  private var runners: [AmbRunner<Element>] = []
  private var winner: AmbRunner<Element>?

  func listening(to sources: [Observable<Element>]) -> Link {
    runners = sources.map { _ in AmbRunner(self) }
    for (runner, source) in zip(runners, sources) where !runner.isDisposed {
      runner.connect(source.run(runner))
    }
    return self
  }

  /// Whether a runner is the first to have an event; the first time, the others give up.
  func isFirst(_ runner: AmbRunner<Element>) -> Bool {
    if let winner { return winner === runner }
    winner = runner
    for loser in runners where loser !== runner { loser.dispose() }
    return true
  }

  override func next(_ element: Never) {}

  override func dismantle() {
    let all = runners
    runners = []
    winner = nil
    for runner in all { runner.dispose() }
  }
}

private final class AmbRunner<Element>: Sink<Element> {
  private let stage: AmbStage<Element>

  init(_ stage: AmbStage<Element>) {
    self.stage = stage
  }

  override func next(_ element: Element) {
    if !isDisposed, stage.isFirst(self) { stage.forward(element) }
  }

  override func error(_ error: any Error) {
    if !isDisposed, stage.isFirst(self) { stage.fail(error) }
  }

  override func completed() {
    if !isDisposed, stage.isFirst(self) { stage.finish() }
  }
}
