/// An observable that sends its source's events through a new operator sink for each subscription.
private final class OperatorObservable<Element, Result>: Observable<Result> {
  private let source: Observable<Element>
  private let makeSink: (Sink<Result>) -> OperatorSink<Element, Result>

  init(
    _ source: Observable<Element>,
    _ makeSink: @escaping (Sink<Result>) -> OperatorSink<Element, Result>
  ) {
    self.source = source
    self.makeSink = makeSink
  }

  override func run(_ sink: Sink<Result>) -> LinkedDisposable {
    let operatorSink = makeSink(sink)
    operatorSink.connect(source.run(operatorSink))
    return operatorSink
  }
}

/// An observable that a closure runs for each sink.
private final class Producer<Element>: Observable<Element> {
  private let runClosure: (Sink<Element>) -> LinkedDisposable

  init(_ run: @escaping (Sink<Element>) -> LinkedDisposable) {
    runClosure = run
  }

  override func run(_ sink: Sink<Element>) -> LinkedDisposable {
    runClosure(sink)
  }
}

extension ObservableType {
  /// Returns the sequence transformed by an operator, given the operator's sink.
  func lift<Result>(
    _ makeSink: @escaping (Sink<Result>) -> OperatorSink<Element, Result>
  ) -> Observable<Result> {
    OperatorObservable(asObservable(), makeSink)
  }

  /// Returns a sequence that a closure runs for each sink.
  static func producer(_ run: @escaping (Sink<Element>) -> LinkedDisposable) -> Observable<Element>
  {
    Producer(run)
  }
}
