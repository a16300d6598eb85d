public import Reactive

/// The interface of a coordinator that starts a feature and sends its result.
@MainActor public protocol Coordinating: AnyObject {
  /// The type of the feature's result.
  associatedtype Result

  /// Shows the feature; the sequence sends the result and completes when the feature ends.
  func start() -> Observable<Result>
}
