extension ObservableType {
  /// The same sequence, with closures called beside its events.
  ///
  /// - Parameters:
  ///   - onNext: called with each element before it is passed on; what it throws ends the sequence.
  ///   - afterNext: called with each element after it was passed on.
  ///   - onError: called with the error before it is passed on; what it throws takes its place.
  ///   - afterError: called with the error after it was passed on.
  ///   - onCompleted: called before the end is passed on; what it throws takes its place.
  ///   - afterCompleted: called after the end was passed on.
  ///   - onSubscribe: called before the source is subscribed to.
  ///   - onSubscribed: called after the source was subscribed to.
  ///   - onDispose: called once the subscription has ended, however it did.
  public func `do`(
    onNext: ((Element) throws -> Void)? = nil, afterNext: ((Element) throws -> Void)? = nil,
    onError: ((any Error) throws -> Void)? = nil, afterError: ((any Error) throws -> Void)? = nil,
    onCompleted: (() throws -> Void)? = nil, afterCompleted: (() throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> Observable<Element> {
    let effects = Effects(
      onNext: onNext, afterNext: afterNext, onError: onError, afterError: afterError,
      onCompleted: onCompleted, afterCompleted: afterCompleted, onDispose: onDispose)
    let source = asObservable()
    return Observable.started { sink in
      onSubscribe?()
      let stage = DoStage(sink, effects)
      stage.connect(source.run(stage))
      onSubscribed?()
      return stage
    }
  }
}

private struct Effects<Element> {
  let onNext: ((Element) throws -> Void)?
  let afterNext: ((Element) throws -> Void)?
  let onError: ((any Error) throws -> Void)?
  let afterError: ((any Error) throws -> Void)?
  let onCompleted: (() throws -> Void)?
  let afterCompleted: (() throws -> Void)?
  let onDispose: (() -> Void)?
}

private final class DoStage<Element>: Stage<Element, Element> {
  private let effects: Effects<Element>

  init(_ downstream: Sink<Element>, _ effects: Effects<Element>) {
    self.effects = effects
    super.init(downstream)
  }

  override func next(_ element: Element) {
    guard !isDisposed else { return }
    do {
      try effects.onNext?(element)
      forward(element)
      try effects.afterNext?(element)
    } catch {
      fail(error)
    }
  }

  override func error(_ error: any Error) {
    guard !isDisposed else { return }
    do {
      try effects.onError?(error)
      fail(error)
      try effects.afterError?(error)
    } catch {
      fail(error)
    }
  }

  override func completed() {
    guard !isDisposed else { return }
    do {
      try effects.onCompleted?()
      finish()
      try effects.afterCompleted?()
    } catch {
      fail(error)
    }
  }

  override func dismantle() {
    disposeUpstream()
    effects.onDispose?()
  }
}
