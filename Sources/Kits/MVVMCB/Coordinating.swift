public import Reactive

/// The interface of a coordinator: it starts a feature and tells its result.
@MainActor public protocol Coordinating: AnyObject {
  /// What the feature ends with.
  associatedtype Result

  /// Shows the feature; the sequence gives its result once and completes when it is over.
  func start() -> Observable<Result>
}
