/// An observable that sends its source's events through a new operator sink for each subscription.
///
/// The sink's class is a parameter of this type, and so known without being looked up for each
/// subscription.
private final class OperatorObservable<
  Element, Result, OperatorSinkType: OperatorSink<Element, Result>
>: Observable<Result> {
  private let source: Observable<Element>
  private let makeSink: (OperatorSinkType.Type, Sink<Result>) -> OperatorSinkType

  init(
    _ source: Observable<Element>,
    _ makeSink: @escaping (OperatorSinkType.Type, Sink<Result>) -> OperatorSinkType
  ) {
    self.source = source
    self.makeSink = makeSink
  }

  override func run(_ sink: Sink<Result>) -> LinkedDisposable? {
    let operatorSink = makeSink(OperatorSinkType.self, sink)
    if OperatorSinkType.keepsSource { operatorSink.keep(source) }
    operatorSink.connect(source.run(operatorSink))
    return operatorSink
  }
}

/// An observable that a closure runs for each sink.
private final class Producer<Element>: Observable<Element> {
  private let runClosure: (Sink<Element>) -> LinkedDisposable?

  init(_ run: @escaping (Sink<Element>) -> LinkedDisposable?) {
    runClosure = run
  }

  override func run(_ sink: Sink<Element>) -> LinkedDisposable? {
    runClosure(sink)
  }
}

extension ObservableType {
  /// Returns the sequence transformed by an operator, given the operator's sink.
  ///
  /// - Parameters:
  ///   - type: the class of the sink, not final, so that `makeSink` calls its initializer dynamically.
  ///   - makeSink: makes a sink of the class that it is given.
  func lift<Result, OperatorSinkType: OperatorSink<Element, Result>>(
    _ type: OperatorSinkType.Type,
    _ makeSink: @escaping (OperatorSinkType.Type, Sink<Result>) -> OperatorSinkType
  ) -> Observable<Result> {
    OperatorObservable(asObservable(), makeSink)
  }

  /// Returns a sequence that a closure runs for each sink.
  static func producer(
    _ run: @escaping (Sink<Element>) -> LinkedDisposable?
  ) -> Observable<Element> {
    Producer(run)
  }
}
