/// An observable that events can be sent to.
public protocol SubjectType<Element>: ObservableType {
  /// The observer that takes what the subject is to send.
  associatedtype Observer: ObserverType

  /// The side of the subject that takes events.
  func asObserver() -> Observer
}
