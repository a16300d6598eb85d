/// An observable that is also the source of its own events.
public protocol SubjectType<Element>: ObservableType {
  /// The observer that sends through the subject.
  associatedtype Observer: ObserverType

  /// Returns an observer that sends through the subject.
  func asObserver() -> Observer
}
