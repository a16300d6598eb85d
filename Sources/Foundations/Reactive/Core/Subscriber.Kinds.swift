/// A subscriber with a closure for each kind of event.
///
/// It and ``EventSubscriber`` are not final, so that a caller who knows the type of the elements passes
/// the class to the initializer, which then does not look it up.
@usableFromInline
class ClosureSubscriber<Element>: Subscriber<Element> {
  private let onNext: (Element) -> Void
  private let end: EndClosures?

  @usableFromInline
  required init(
    _ origin: Origin, onNext: ((Element) -> Void)?, onError: ((any Error) -> Void)?,
    onCompleted: (() -> Void)?, onDisposed: (() -> Void)?
  ) {
    self.onNext = onNext ?? { _ in }
    end =
      onError == nil && onCompleted == nil && onDisposed == nil
      ? nil : EndClosures(onError: onError, onCompleted: onCompleted, onDisposed: onDisposed)
    super.init(origin)
  }

  override func next(_ element: Element) {
    guard !isDisposed else { return }
    onNext(element)
  }

  override func error(_ error: any Error) {
    stop { end?.onError?(error) ?? Hooks.handle(error, from: origin) }
  }

  override func completed() {
    stop { end?.onCompleted?() }
  }

  override func wasDisposed() {
    guard let onDisposed = end?.onDisposed else { return }
    end?.onDisposed = nil
    onDisposed()
  }
}

/// The closures that are called once, apart from the subscriber, so that most of them are small.
private final class EndClosures {
  let onError: ((any Error) -> Void)?
  let onCompleted: (() -> Void)?
  var onDisposed: (() -> Void)?

  init(
    onError: ((any Error) -> Void)?, onCompleted: (() -> Void)?, onDisposed: (() -> Void)?
  ) {
    self.onError = onError
    self.onCompleted = onCompleted
    self.onDisposed = onDisposed
  }
}

/// A subscriber that sends events to a closure.
@usableFromInline
class EventSubscriber<Element>: Subscriber<Element> {
  private let on: (Event<Element>) -> Void

  @usableFromInline
  required init(_ origin: Origin, _ on: @escaping (Event<Element>) -> Void) {
    self.on = on
    super.init(origin)
  }

  override func next(_ element: Element) {
    guard !isDisposed else { return }
    on(.next(element))
  }

  override func error(_ error: any Error) {
    stop { on(.error(error)) }
  }

  override func completed() {
    stop { on(.completed) }
  }
}

/// A subscriber that sends events to an observer.
final class ObserverSubscriber<Observer: ObserverType>: Subscriber<Observer.Element> {
  private let observer: Observer

  init(_ observer: Observer) {
    self.observer = observer
    super.init(.unknown)
  }

  override func next(_ element: Observer.Element) {
    guard !isDisposed else { return }
    observer.on(.next(element))
  }

  override func error(_ error: any Error) {
    stop { observer.on(.error(error)) }
  }

  override func completed() {
    stop { observer.on(.completed) }
  }
}
