public import Foundation

// Ported apps call these functions where they call an initializer on a class that is known only at run time, as
// `Cell()` where `Cell: UITableViewCell`. On Apple's systems UIKit's initializers can be called so; here a
// class of the app answers by the table that `rehearse port` writes.

/// Returns a new view of a class.
public func rehearsalNew<View: UIView>(_ type: View.Type) -> View {
  made(by: type, nil, nil) ?? made(type) { type.init(coder: ClassCoder()) }
}

/// Returns a new view of a class, with a frame.
public func rehearsalNew<View: UIView>(_ type: View.Type, frame: CGRect) -> View {
  let view = rehearsalNew(type)
  view.frame = frame
  return view
}

/// Returns a new cell of a class; a class of the app decides about the style.
public func rehearsalNew<Cell: UITableViewCell>(
  _ type: Cell.Type, style: UITableViewCell.CellStyle, reuseIdentifier: String?
) -> Cell {
  type.init(reusableAs: reuseIdentifier ?? "")
}

/// Returns a new view controller of a class.
public func rehearsalNew<Controller: UIViewController>(_ type: Controller.Type) -> Controller {
  rehearsalNew(type, nibName: nil, bundle: nil)
}

/// Returns a new view controller of a class, whose view is in a nib.
public func rehearsalNew<Controller: UIViewController>(
  _ type: Controller.Type, nibName: String?, bundle: Bundle?
) -> Controller {
  made(by: type, nibName, bundle) ?? made(type) { type.init(coder: ClassCoder()) }
}

/// Returns a new layer of a class.
public func rehearsalNew<Layer: CALayer>(_ type: Layer.Type) -> Layer {
  made(type) { type.init(coder: ClassCoder()) }
}

/// Returns a new gesture recognizer of a class.
public func rehearsalNew<Recognizer: UIGestureRecognizer>(
  _ type: Recognizer.Type
) -> Recognizer {
  made(type) { type.rehearsalNew() as? Recognizer }
}

/// Returns a new gesture recognizer of a class, with a target and the selector of its method.
public func rehearsalNew<Recognizer: UIGestureRecognizer>(
  _ type: Recognizer.Type, target: Any?, action: Selector?
) -> Recognizer {
  let recognizer = rehearsalNew(type)
  if let target, let action { recognizer.addTarget(target, action: action) }
  return recognizer
}

/// Returns a new object of a class, which is that of a view or a view controller.
public func rehearsalNew<Object: NSObject>(_ type: Object.Type) -> Object {
  if let view = type as? UIView.Type, let made = rehearsalNew(view) as? Object { return made }
  return made(type) {
    (type as? UIViewController.Type).flatMap { rehearsalNew($0) as? Object }
  }
}

/// The object that a class of the app makes; nil if it makes none, or one of its superclass.
private func made<Object: UIResponder>(
  by type: Object.Type, _ nibName: String?, _ bundle: Bundle?
) -> Object? {
  let object = type.rehearsalNew(nibName, bundle)
  return object.flatMap { Swift.type(of: $0) == type ? $0 as? Object : nil }
}

private func made<Object>(_ type: Object.Type, _ make: () -> Object?) -> Object {
  guard let object = make() else {
    fatalError(
      "\(type) cannot be created without arguments: none of its initializers can do without")
  }
  return object
}

/// A coder without content, for classes of UIKit and those that only a nib creates.
nonisolated private final class ClassCoder: NSCoder {}
