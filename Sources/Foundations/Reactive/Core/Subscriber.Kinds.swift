/// A subscriber with a closure for each kind of event.
///
/// It and ``EventSubscriber`` are not final, so that a caller who knows the type of the elements passes
/// the class to the initializer, which then does not look it up.
@usableFromInline
class ClosureSubscriber<Element>: Subscriber<Element> {
  private let onNext: (Element) -> Void
  private let onError: ((any Error) -> Void)?
  private let onCompleted: (() -> Void)?

  @usableFromInline
  required init(
    _ origin: Origin, onNext: ((Element) -> Void)?, onError: ((any Error) -> Void)?,
    onCompleted: (() -> Void)?, onDisposed: (() -> Void)?
  ) {
    self.onNext = onNext ?? { _ in }
    self.onError = onError
    self.onCompleted = onCompleted
    super.init(origin, onDisposed: onDisposed)
  }

  override func next(_ element: Element) {
    guard !isDisposed else { return }
    onNext(element)
  }

  override func error(_ error: any Error) {
    stop { onError?(error) ?? Hooks.handle(error, from: origin) }
  }

  override func completed() {
    stop { onCompleted?() }
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
