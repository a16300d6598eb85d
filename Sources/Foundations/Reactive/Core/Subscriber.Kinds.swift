/// A subscriber with closures for the end, which ignores elements.
///
/// It, ``ClosureSubscriber`` and ``EventSubscriber`` are not final, so that a caller who knows the type of
/// the elements passes the class to the initializer, which then does not look it up.
@usableFromInline
class EndSubscriber<Element>: Subscriber<Element> {
  private final let end: EndClosures?

  @usableFromInline
  init(
    _ origin: Origin, onError: ((any Error) -> Void)?, onCompleted: (() -> Void)?,
    onDisposed: (() -> Void)?
  ) {
    end =
      onError == nil && onCompleted == nil && onDisposed == nil
      ? nil : EndClosures(onError: onError, onCompleted: onCompleted, onDisposed: onDisposed)
    super.init(origin)
  }

  override func next(_ element: Element) {}

  final override func error(_ error: any Error) {
    stop { end?.onError?(error) ?? Hooks.handle(error, from: origin) }
  }

  final override func completed() {
    stop { end?.onCompleted?() }
  }

  final override func wasDisposed() {
    guard let onDisposed = end?.onDisposed else { return }
    end?.onDisposed = nil
    onDisposed()
  }
}

/// A subscriber with a closure for elements, and with closures for the end.
///
/// The closure is not optional: one in an optional has another calling convention.
@usableFromInline
class ClosureSubscriber<Element>: EndSubscriber<Element> {
  private final let onNext: (Element) -> Void

  @usableFromInline
  required init(
    _ origin: Origin, onNext: @escaping (Element) -> Void, onError: ((any Error) -> Void)?,
    onCompleted: (() -> Void)?, onDisposed: (() -> Void)?
  ) {
    self.onNext = onNext
    super.init(origin, onError: onError, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  override func next(_ element: Element) {
    guard !isDisposed else { return }
    onNext(element)
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
