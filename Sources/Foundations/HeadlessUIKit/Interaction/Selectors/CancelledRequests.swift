import Foundation

#if canImport(ObjectiveC)
  /// The class that has the functions: Objective-C's NSObject has its own, for its own selectors.
  typealias CancelsRequests = UIResponder
#else
  typealias CancelsRequests = NSObject
#endif

extension CancelsRequests {
  /// Cancels the delayed calls of an object, as in `NSObject`.
  public static func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    DelayedSelectors.current.cancel(on: aTarget as AnyObject, nil)
  }

  /// Cancels the delayed calls of one method of an object, as in `NSObject`.
  public static func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    DelayedSelectors.current.cancel(on: aTarget as AnyObject, aSelector)
  }
}
