// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are ReactorKit's, and their documentation is too.
public import RxSwift

/// A state that its subscribers receive first, and then each new one.
public final class StateRelay<Element>: ObservableType {
  private let subject: BehaviorSubject<Element>

  public init(value: Element) {
    self.value = value
    subject = BehaviorSubject(value: value)
  }

  public var value: Element {
    didSet { subject.onNext(value) }
  }

  public func accept(_ event: Element) { value = event }

  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element { subject.subscribe(observer) }

  public func asObservable() -> Observable<Element> { subject.asObservable() }
}
