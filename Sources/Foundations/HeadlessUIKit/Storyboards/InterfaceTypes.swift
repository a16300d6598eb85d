import Foundation
internal import HeadlessDevice

/// The classes of the elements of storyboards and nibs.
enum InterfaceTypes {
  private static let controllers: [String: UIViewController.Type] = [
    "viewController": UIViewController.self,
    "tableViewController": UITableViewController.self,
    "collectionViewController": UICollectionViewController.self,
    "navigationController": UINavigationController.self,
    "tabBarController": UITabBarController.self,
    "splitViewController": UISplitViewController.self,
    "pageViewController": UIPageViewController.self,
  ]

  private static let views: [String: UIView.Type] = [
    "view": UIView.self, "containerView": UIView.self, "label": UILabel.self,
    "button": UIButton.self, "textField": UITextField.self, "textView": UITextView.self,
    "switch": UISwitch.self, "slider": UISlider.self, "stepper": UIStepper.self,
    "segmentedControl": UISegmentedControl.self, "imageView": UIImageView.self,
    "activityIndicatorView": UIActivityIndicatorView.self, "progressView": UIProgressView.self,
    "pageControl": UIPageControl.self, "datePicker": UIDatePicker.self,
    "pickerView": UIPickerView.self, "searchBar": UISearchBar.self,
    "scrollView": UIScrollView.self, "stackView": UIStackView.self, "tableView": UITableView.self,
    "tableViewCell": UITableViewCell.self, "collectionView": UICollectionView.self,
    "collectionViewCell": UICollectionViewCell.self,
    "collectionReusableView": UICollectionReusableView.self, "toolbar": UIToolbar.self,
    "navigationBar": UINavigationBar.self, "visualEffectView": UIVisualEffectView.self,
    "refreshControl": UIRefreshControl.self, "tabBar": UITabBar.self,
    "control": UIControl.self, "glkView": UIView.self,
  ]

  /// The classes of modules that only some apps import; a plain view stands for a missing one.
  private static let viewsOfModules = [
    "mapView": "MapKit.MKMapView", "wkWebView": "WebKit.WKWebView",
  ]

  private static func viewType(_ name: String) -> UIView.Type? {
    guard let own = viewsOfModules[name] else { return views[name] }
    return NSClassFromString(own) as? UIView.Type ?? UIView.self
  }

  /// Creates the controller of an element.
  static func makeController(_ element: InterfaceElement, _ coder: NSCoder) -> UIViewController? {
    let type = type(of: element, as: UIViewController.Type.self) ?? controllers[element.name]
    guard let type = type ?? controllers["viewController"] else { return nil }
    if let made = type.init(coder: coder) { return made }
    Device.current.findings.report(
      .storyboard,
      """
      \(type).init(coder:) returned nil for the storyboard's \(element.name); UIKit raises an \
      exception. Return a controller there.
      """)
    return nil
  }

  /// Creates the view of an element; nil for an element that is no view.
  static func makeView(_ element: InterfaceElement, _ coder: NSCoder) -> UIView? {
    guard let plain = viewType(element.name) else { return nil }
    let type = type(of: element, as: UIView.Type.self) ?? plain
    return type.init(coder: coder)
  }

  /// Creates the layout of a collection: a flow layout, or one of the app's.
  static func makeLayout(_ element: InterfaceElement, _ coder: NSCoder) -> UICollectionViewLayout {
    let own = type(of: element, as: UICollectionViewLayout.Type.self)
    return own?.init(coder: coder) ?? UICollectionViewFlowLayout()
  }

  /// Creates an object that is neither a view nor a controller; nil for other elements.
  static func makeOther(_ element: InterfaceElement) -> AnyObject? {
    switch element.name {
    case "barButtonItem":
      let type = type(of: element, as: UIBarButtonItem.Type.self)
      return type.map { $0.init(inInterface: ()) } ?? UIBarButtonItem()
    case "tabBarItem": return UITabBarItem()
    case "tapGestureRecognizer": return UITapGestureRecognizer()
    case "pongPressGestureRecognizer", "longPressGestureRecognizer":
      return UILongPressGestureRecognizer()
    case "swipeGestureRecognizer": return UISwipeGestureRecognizer()
    case "panGestureRecognizer": return UIPanGestureRecognizer()
    case "screenEdgePanGestureRecognizer": return UIScreenEdgePanGestureRecognizer()
    case "pinchGestureRecognizer": return UIPinchGestureRecognizer()
    case "rotationGestureRecognizer": return UIRotationGestureRecognizer()
    case "customObject": return makeCustomObject(element)
    default: return nil
    }
  }

  /// Creates an object of a class of the app; one that cannot be created is a finding.
  private static func makeCustomObject(_ element: InterfaceElement) -> AnyObject? {
    guard let name = element["customClass"], name != "NSObject" else { return NSObject() }
    if let made = SelectorExtensions.object(named: name, module: element["customModule"]) {
      return made
    }
    Device.current.findings.report(
      .storyboard,
      """
      Unknown class \(name) in Interface Builder file. The object has no class of the app with an \
      initializer without arguments; its outlets stay nil.
      """)
    return nil
  }

  /// The modules whose classes have names without a module in Interface Builder.
  private static let systemModules = ["HeadlessUIKit", "MapKit", "WebKit", "PDFKit", "AVKit"]

  /// Returns a class that is the system's, or an Objective-C library's whose module has the class's name.
  private static func systemType(named name: String) -> AnyClass? {
    for module in systemModules + [name] {
      if let found = NSClassFromString("\(module).\(name)") { return found }
    }
    return nil
  }

  /// Returns the app's class of an element; a class that does not exist is a finding.
  private static func type<Kind>(of element: InterfaceElement, as kind: Kind.Type) -> Kind? {
    guard let name = element["customClass"] else { return nil }
    let module = element["customModule"]
    if let found = AppResources.type(named: name, module: module) ?? systemType(named: name),
      let typed = found as? Kind
    {
      return typed
    }
    Device.current.findings.report(
      .storyboard,
      """
      Unknown class \(name) in Interface Builder file. The app has no class of that name for the \
      element \(element.name); one of UIKit's is used.
      """)
    return nil
  }
}
