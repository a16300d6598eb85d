internal import Foundation

/// The properties of UIKit's objects that apps read and set by their names.
enum KeyedProperties {
  /// Returns the value of a part or a property; nil for none.
  static func value(of object: NSObject, _ key: String) -> Any? {
    switch (object, key) {
    case (let bar as UISearchBar, "searchField"), (let bar as UISearchBar, "_searchField"):
      bar.searchTextField
    case (let bar as UISearchBar, "cancelButton"): bar.cancelButton
    case (let item as UIBarButtonItem, "view"): item.shownView
    case (let device as UIDevice, "orientation"): device.orientation.rawValue
    case (let field as UITextField, "placeholderLabel"),
      (let field as UITextField, "_placeholderLabel"):
      label(field.placeholder)
    case (let alert as UIAlertController, "attributedTitle"): alert.title
    case (let label as UILabel, "text"): label.text
    case (let view as UITextView, "text"): view.text
    case (let controller as UIViewController, "title"): controller.title
    case (let stack as UINavigationController, "viewControllers"): stack.viewControllers
    case (let stack as UINavigationController, "navigationBar"): stack.navigationBar
    case (let tabs as UITabBarController, "tabBar"): tabs.tabBar
    case (let view as UIView, "tag"): view.tag
    case (let view as UIView, "alpha"): view.alpha
    default: nil
    }
  }

  private static func label(_ text: String?) -> UILabel {
    let label = UILabel()
    label.text = text
    return label
  }

  /// Sets a property; returns false for a key that is not known.
  static func set(_ value: Any?, of object: NSObject, _ key: String) -> Bool {
    switch object {
    case let device as UIDevice: set(value, of: device, key)
    case let alert as UIAlertController where key.hasPrefix("attributed"):
      set(value, of: alert, key)
    case let bar as UISearchBar where key == "cancelButtonText":
      assign(value) { bar.cancelButton.setTitle($0, for: .normal) }
    case let tabs as UITabBarController where key == "tabBar":
      assign(value, tabs.replaceTabBar)
    case let stack as UINavigationController where key == "viewControllers":
      assign(value) { stack.viewControllers = $0 }
    case let controller as UIViewController where key == "title":
      assign(value) { controller.title = $0 }
    case let view as UIView: set(value, of: view, key)
    default: false
    }
  }

  private static func set(_ value: Any?, of device: UIDevice, _ key: String) -> Bool {
    guard key == "orientation" else { return false }
    return assign(value) { (number: Int) in
      device.heldOrientation = UIDeviceOrientation(rawValue: number) ?? device.heldOrientation
    }
  }

  private static func set(_ value: Any?, of alert: UIAlertController, _ key: String) -> Bool {
    let text = (value as? NSAttributedString)?.string
    switch key {
    case "attributedTitle": alert.title = text
    case "attributedMessage": alert.message = text
    default: return false
    }
    return true
  }

  private static func set(_ value: Any?, of view: UIView, _ key: String) -> Bool {
    switch (view, key) {
    case (let label as UILabel, "text"): assign(value) { label.text = $0 }
    case (let field as UITextField, "text"): assign(value) { field.text = $0 }
    case (let field as UITextField, "placeholder"): assign(value) { field.placeholder = $0 }
    case (let text as UITextView, "text"): assign(value) { text.text = $0 }
    case (_, "accessibilityIdentifier"): assign(value) { view.accessibilityIdentifier = $0 }
    case (_, "accessibilityLabel"): assign(value) { view.accessibilityLabel = $0 }
    case (_, "hidden"), (_, "isHidden"): assign(value) { view.isHidden = $0 }
    case (_, "tag"): assign(value) { view.tag = $0 }
    default: false
    }
  }

  /// Calls a function with a value of its type; returns false for a value of another type.
  private static func assign<Value>(_ value: Any?, _ set: (Value) -> Void) -> Bool {
    guard let value = value as? Value else { return false }
    set(value)
    return true
  }

  /// Whether a class of UIKit's own, which has keys that apps know and that are not here, made an object.
  static func isOfUIKit(_ object: NSObject) -> Bool {
    String(reflecting: type(of: object)).hasPrefix("HeadlessUIKit.")
      || object is UIResponder || object is UIBarItem
  }
}
