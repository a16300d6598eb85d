// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Action's, and their documentation is too.
public import Reactive

/// A subject that passes on elements alone: no observer that is bound to it ends it.
public class InputSubject<Element>: ObservableType, SubjectType, ObserverType {
  private let subject = PublishSubject<Element>()

  public init() {}

  public var hasObservers: Bool { subject.hasObservers }

  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element { subject.subscribe(observer) }

  public func asObserver() -> InputSubject<Element> { self }

  public func on(_ event: Event<Element>) {
    if case .next(let element) = event { subject.onNext(element) }
  }
}
