// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are ReactorKit's, and their documentation is too.
public import RxSwift

/// A subject of actions, which neither fails nor completes.
public final class ActionSubject<Element>: ObservableType, ObserverType, SubjectType {
  private let subject = PublishSubject<Element>()

  init() {}

  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element { subject.subscribe(observer) }

  /// Sends an action; errors and completion are ignored.
  public func on(_ event: Event<Element>) {
    if case .next = event { subject.on(event) }
  }

  public func asObserver() -> ActionSubject<Element> { self }
}
