import Foundation

/// An object that an initializer of a protocol can take another object's place in.
///
/// The protocols that `rehearse port` writes inherit from it: an extension cannot add an initializer to a
/// class of UIKit here, so an initializer that they require creates the object by its class.
public protocol CreatedObject {}

extension CreatedObject {
  /// Creates the object of a class as ``ClassWithInitializer`` or UIKit does.
  ///
  /// Ends the process with a message for other classes.
  public init(rehearsalClass type: Any.Type, for name: String) {
    guard let made = UIKitObjects.make(type) as? Self else {
      fatalError("\(name) cannot create objects of \(type) on this system")
    }
    self = made
  }
}

/// A class of the app that has the initializer which its protocol requires.
public protocol ClassWithInitializer: AnyObject {
  /// Creates an object.
  init()
}

/// The creation of objects whose class is known only when the app runs.
enum UIKitObjects {
  static func make(_ type: Any.Type) -> Any? {
    switch type {
    case let own as any ClassWithInitializer.Type: own.init()
    case let view as UIView.Type: view.init(coder: NSCoder())
    case let controller as UIViewController.Type: controller.init(coder: NSCoder())
    case let layer as CALayer.Type: layer.init(coder: NSCoder())
    default: others[ObjectIdentifier(type)]?()
    }
  }

  private static let others: [ObjectIdentifier: () -> Any] = [
    ObjectIdentifier(NSObject.self): { NSObject() },
    ObjectIdentifier(UIBarButtonItem.self): { UIBarButtonItem() },
    ObjectIdentifier(UIGestureRecognizer.self): { UIGestureRecognizer() },
    ObjectIdentifier(UIHoverGestureRecognizer.self): { UIHoverGestureRecognizer() },
    ObjectIdentifier(UITapGestureRecognizer.self): { UITapGestureRecognizer() },
    ObjectIdentifier(UILongPressGestureRecognizer.self): { UILongPressGestureRecognizer() },
    ObjectIdentifier(UISwipeGestureRecognizer.self): { UISwipeGestureRecognizer() },
    ObjectIdentifier(UIPanGestureRecognizer.self): { UIPanGestureRecognizer() },
    ObjectIdentifier(UIScreenEdgePanGestureRecognizer.self): { UIScreenEdgePanGestureRecognizer() },
    ObjectIdentifier(UIPinchGestureRecognizer.self): { UIPinchGestureRecognizer() },
    ObjectIdentifier(UIRotationGestureRecognizer.self): { UIRotationGestureRecognizer() },
  ]
}
