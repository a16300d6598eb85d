/// The window that a delegate may declare.
///
/// The requirement is optional in UIKit, so that it has two optionals in a value of the protocol:
/// `application.delegate?.window??.rootViewController`. A class that declares it has one.
@MainActor public protocol DelegateWithWindow: AnyObject {
  /// The window, as the class of the delegate declares it.
  @_disfavoredOverload var window: UIWindow? { get set }
}

extension DelegateWithWindow {
  /// Nil: a delegate has no window unless it declares one.
  @_disfavoredOverload public var window: UIWindow? {
    get { nil }
    set {}
  }

  /// The window that the class of the delegate declares.
  var ownWindow: UIWindow? {
    get { (self as any DelegateWithWindow).window }
    set { (self as any DelegateWithWindow).window = newValue }
  }
}
