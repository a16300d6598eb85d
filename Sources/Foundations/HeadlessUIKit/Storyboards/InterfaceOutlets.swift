import Foundation

/// The outlets, events and values that Interface Builder knows of UIKit's own classes.
enum InterfaceOutlets {
  /// Assigns an outlet of UIKit's; returns false if the object has none of the name.
  static func set(_ key: String, of source: AnyObject, to value: AnyObject) -> Bool {
    switch key {
    case "delegate": setDelegate(of: source, to: value)
    case "dataSource": setDataSource(of: source, to: value)
    case "prefetchDataSource": setPrefetching(of: source, to: value)
    case "view":
      if let controller = source as? UIViewController, let view = value as? UIView,
        controller.loadedView !== view
      {
        controller.setView(view)
      }
    case "inputView", "inputAccessoryView": setInput(key, of: source, to: value)
    case "accessoryView": (source as? UITableViewCell)?.accessoryView = value as? UIView
    case "backgroundView": setBackground(of: source, to: value)
    case "navigationItem", "tableView", "collectionView", "searchDisplayController", "tabBar",
      "selectedBackgroundView", "menu", "toolbar", "refreshControl":
      return source is UIResponder
    default: return false
    }
    return true
  }

  private static func setDelegate(of source: AnyObject, to value: AnyObject) {
    switch source {
    case let field as UITextField: field.delegate = value as? any UITextFieldDelegate
    case let text as UITextView: text.delegate = value as? any UITextViewDelegate
    case let table as UITableView: table.delegate = value as? any UITableViewDelegate
    case let collection as UICollectionView:
      collection.delegate = value as? any UICollectionViewDelegate
    case let bar as UISearchBar: bar.delegate = value as? any UISearchBarDelegate
    case let scroll as UIScrollView: scroll.delegate = value as? any UIScrollViewDelegate
    case let picker as UIPickerView: picker.delegate = value as? any UIPickerViewDelegate
    case let recognizer as UIGestureRecognizer:
      recognizer.delegate = value as? any UIGestureRecognizerDelegate
    case let stack as UINavigationController:
      stack.delegate = value as? any UINavigationControllerDelegate
    case let bar as UITabBar: bar.delegate = value as? any UITabBarDelegate
    case let tabs as UITabBarController: tabs.delegate = value as? any UITabBarControllerDelegate
    case let split as UISplitViewController:
      split.delegate = value as? any UISplitViewControllerDelegate
    case let pages as UIPageViewController:
      pages.delegate = value as? any UIPageViewControllerDelegate
    default: break
    }
  }

  private static func setDataSource(of source: AnyObject, to value: AnyObject) {
    switch source {
    case let table as UITableView: table.dataSource = value as? any UITableViewDataSource
    case let collection as UICollectionView:
      collection.dataSource = value as? any UICollectionViewDataSource
    case let picker as UIPickerView: picker.dataSource = value as? any UIPickerViewDataSource
    case let pages as UIPageViewController:
      pages.dataSource = value as? any UIPageViewControllerDataSource
    default: break
    }
  }

  private static func setPrefetching(of source: AnyObject, to value: AnyObject) {
    switch source {
    case let table as UITableView:
      table.prefetchDataSource = value as? any UITableViewDataSourcePrefetching
    case let collection as UICollectionView:
      collection.prefetchDataSource = value as? any UICollectionViewDataSourcePrefetching
    default: break
    }
  }

  private static func setInput(_ key: String, of source: AnyObject, to value: AnyObject) {
    let view = value as? UIView
    switch (source, key) {
    case (let field as UITextField, "inputView"): field.inputView = view
    case (let field as UITextField, _): field.inputAccessoryView = view
    case (let text as UITextView, "inputView"): text.inputView = view
    case (let text as UITextView, _): text.inputAccessoryView = view
    default: break
    }
  }

  private static func setBackground(of source: AnyObject, to value: AnyObject) {
    switch source {
    case let table as UITableView: table.backgroundView = value as? UIView
    case let collection as UICollectionView: collection.backgroundView = value as? UIView
    default: break
    }
  }

  /// The value of a runtime attribute; nil for kinds without an effect here.
  static func value(of attribute: InterfaceElement) -> Any? {
    switch attribute["type"] {
    case "string": attribute["value"] ?? attribute.child(key: "value")?.text
    case "boolean": attribute["value"] == "YES"
    case "number": number(attribute.child("integer") ?? attribute.child("real") ?? attribute)
    case "image": attribute["value"].flatMap { UIImage(named: $0) }
    default: nil
    }
  }

  private static func number(_ element: InterfaceElement) -> Any? {
    guard let word = element["value"] else { return nil }
    return element.name == "integer" ? Int(word) : Double(word)
  }

  /// The events with a name of Interface Builder.
  static func event(_ name: String?) -> UIControl.Event {
    switch name {
    case "touchDown": .touchDown
    case "touchUpInside": .touchUpInside
    case "valueChanged": .valueChanged
    case "primaryActionTriggered": .primaryActionTriggered
    case "editingDidBegin": .editingDidBegin
    case "editingChanged": .editingChanged
    case "editingDidEnd": .editingDidEnd
    case "editingDidEndOnExit": .editingDidEndOnExit
    default: []
    }
  }

  /// The event that triggers a segue of a control.
  static func primaryEvent(of control: UIControl) -> UIControl.Event {
    switch control {
    case is UIButton: .touchUpInside
    case is UITextField: .editingDidEndOnExit
    default: .valueChanged
    }
  }
}
