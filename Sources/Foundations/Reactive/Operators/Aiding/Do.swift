extension ObservableType {
  /// Calls closures before and after each event of the sequence.
  ///
  /// - Parameters:
  ///   - onNext: called before an element is sent; an error thrown ends the sequence.
  ///   - afterNext: called after an element is sent.
  ///   - onError: called before an error is sent; an error thrown replaces it.
  ///   - afterError: called after an error is sent.
  ///   - onCompleted: called before completion is sent; an error thrown replaces it.
  ///   - afterCompleted: called after completion is sent.
  ///   - onSubscribe: called before the source is subscribed to.
  ///   - onSubscribed: called after the source is subscribed to.
  ///   - onDispose: called when the subscription ends, for any reason.
  public func `do`(
    onNext: ((Element) throws -> Void)? = nil, afterNext: ((Element) throws -> Void)? = nil,
    onError: ((any Error) throws -> Void)? = nil, afterError: ((any Error) throws -> Void)? = nil,
    onCompleted: (() throws -> Void)? = nil, afterCompleted: (() throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> Observable<Element> {
    let closures = DoClosures(
      onNext: onNext, afterNext: afterNext, onError: onError, afterError: afterError,
      onCompleted: onCompleted, afterCompleted: afterCompleted, onDispose: onDispose)
    let source = asObservable()
    return Observable.producer { sink in
      onSubscribe?()
      let operatorSink = DoSink(sink, closures)
      operatorSink.connect(source.run(operatorSink))
      onSubscribed?()
      operatorSink.subscribed()
      return operatorSink
    }
  }
}

private struct DoClosures<Element> {
  let onNext: ((Element) throws -> Void)?
  let afterNext: ((Element) throws -> Void)?
  let onError: ((any Error) throws -> Void)?
  let afterError: ((any Error) throws -> Void)?
  let onCompleted: (() throws -> Void)?
  let afterCompleted: (() throws -> Void)?
  let onDispose: (() -> Void)?
}

private final class DoSink<Element>: OperatorSink<Element, Element> {
  private let closures: DoClosures<Element>

  /// Whether the source was subscribed to; as in RxSwift, `onDispose` is not called before that.
  private var isSubscribed = false
  private var mustCallOnDispose = false

  init(_ downstream: Sink<Element>, _ closures: DoClosures<Element>) {
    self.closures = closures
    super.init(downstream)
  }

  override func next(_ element: Element) {
    guard !isDisposed else { return }
    do {
      try closures.onNext?(element)
      forward(element)
      try closures.afterNext?(element)
    } catch {
      fail(error)
    }
  }

  override func error(_ error: any Error) {
    guard !isDisposed else { return }
    do {
      try closures.onError?(error)
      end { downstream.error(error) }
      try closures.afterError?(error)
    } catch {
      fail(error)
    }
    release()
  }

  override func completed() {
    guard !isDisposed else { return }
    do {
      try closures.onCompleted?()
      end { downstream.completed() }
      try closures.afterCompleted?()
    } catch {
      fail(error)
    }
    release()
  }

  override func disposeResources() {
    disposeUpstream()
    mustCallOnDispose = true
    callOnDispose()
  }

  func subscribed() {
    isSubscribed = true
    callOnDispose()
  }

  private func callOnDispose() {
    guard isSubscribed, mustCallOnDispose else { return }
    mustCallOnDispose = false
    disposeUpstream()
    closures.onDispose?()
  }

  /// Sends the terminal event; the caller releases the source after it has called the closures.
  private func end(_ sendTerminalEvent: () -> Void) {
    guard markDisposed() else { return }
    sendTerminalEvent()
  }
}
