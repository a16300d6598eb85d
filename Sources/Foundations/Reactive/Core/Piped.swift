/// An observable made of a source and a stage that each subscription gets a new one of.
private final class Piped<Element, Result>: Observable<Result> {
  private let source: Observable<Element>
  private let makeStage: (Sink<Result>) -> Stage<Element, Result>

  init(
    _ source: Observable<Element>, _ makeStage: @escaping (Sink<Result>) -> Stage<Element, Result>
  ) {
    self.source = source
    self.makeStage = makeStage
  }

  override func run(_ sink: Sink<Result>) -> Link {
    let stage = makeStage(sink)
    stage.connect(source.run(stage))
    return stage
  }
}

/// An observable that a closure starts.
private final class Started<Element>: Observable<Element> {
  private let start: (Sink<Element>) -> Link

  init(_ start: @escaping (Sink<Element>) -> Link) {
    self.start = start
  }

  override func run(_ sink: Sink<Element>) -> Link {
    start(sink)
  }
}

extension ObservableType {
  /// The sequence as one kind of stage makes it.
  func pipe<Result>(
    _ makeStage: @escaping (Sink<Result>) -> Stage<Element, Result>
  ) -> Observable<Result> {
    Piped(asObservable(), makeStage)
  }

  /// A sequence that a closure starts for each sink.
  static func started(_ start: @escaping (Sink<Element>) -> Link) -> Observable<Element> {
    Started(start)
  }
}
