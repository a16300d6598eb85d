public import Foundation

/// A class that makes a screen anew from its saved state; never called: no state is saved.
@MainActor public protocol UIViewControllerRestoration: AnyObject {
  /// Returns the screen for a path of restoration identifiers; nil for none.
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?
}

/// An object whose state is saved with that of screens; never called: no state is saved.
@MainActor public protocol UIStateRestoring: AnyObject {
  /// The parent of the object.
  var restorationParent: (any UIStateRestoring)? { get }
  /// The class that makes the object anew.
  var objectRestorationClass: (any UIObjectRestoration.Type)? { get }
  /// Saves the state.
  func encodeRestorableState(with coder: NSCoder)
  /// Reads the state.
  func decodeRestorableState(with coder: NSCoder)
  /// Called when all objects have read their states.
  func applicationFinishedRestoringState()
}

extension UIStateRestoring {
  /// Returns nil.
  public var restorationParent: (any UIStateRestoring)? { nil }
  /// Returns nil.
  public var objectRestorationClass: (any UIObjectRestoration.Type)? { nil }
  /// Does nothing.
  public func encodeRestorableState(with coder: NSCoder) {}
  /// Does nothing.
  public func decodeRestorableState(with coder: NSCoder) {}
  /// Does nothing.
  public func applicationFinishedRestoringState() {}
}

/// A class that makes an object anew from its saved state; never called: no state is saved.
@MainActor public protocol UIObjectRestoration: AnyObject {
  /// Returns the object for a path of restoration identifiers; nil for none.
  static func object(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> (any UIStateRestoring)?
}
