public import HeadlessDevice

extension UIViewController {
  final func loadOnce() {
    guard loadedView == nil, !isLoadingView else { return }
    isLoadingView = true
    loadView()
    isLoadingView = false
    if loadedView == nil { reportMissingView() }
    tell(.didLoad, animated: false) { viewDidLoad() }
    if let unavailableContent, let loadedView { unavailableContent.show(in: loadedView) }
  }

  final func loadEmptyView() {
    if interface?.loadView(of: self) == true || loadNib() { return }
    if let nibName { reportNib(nibName) }
    setView(UIView(frame: UIScreen.main.bounds))
  }

  /// Loads the view from the nib of the name, or of the class; returns false if there is none.
  private func loadNib() -> Bool {
    guard AppResources.folder != nil, interface == nil else { return false }
    let className = TypeName.short(type(of: self))
    let shortName = className.hasSuffix("Controller") ? String(className.dropLast(10)) : nil
    for case let name? in [nibName, className, shortName] {
      guard let file = InterfaceFile.nib(name) else { continue }
      let scene = InterfaceScene(file, objects: file.root.child("objects"), owner: self)
      interface = scene
      scene.topLevel = scene.loadNib().filter { !($0 is UIView) }
      return loadedView != nil
    }
    return false
  }

  final func setView(_ view: UIView?) {
    if let old = loadedView, old !== view {
      old.controller = nil
      if let superview = old.superview, let view {
        superview.insertSubview(view, aboveSubview: old)
      }
      old.removeFromSuperview()
    }
    loadedView = view
    view?.controller = self
  }

  private func reportMissingView() {
    Device.current.findings.report(
      .viewController,
      """
      \(screenName) has no view after loadView(); UIKit raises an exception. Assign `view` in \
      loadView(), or do not override it.
      """)
    setView(UIView(frame: UIScreen.main.bounds))
  }

  private func reportNib(_ name: String) {
    Device.current.findings.report(
      .viewController,
      """
      \(screenName) asks for the nib "\(name)"; the app has none here, and it gets an empty view. \
      Build the view in loadView() or viewDidLoad(), or port the app with its nibs.
      """)
  }
}

extension Finding.Kind {
  /// A misuse of a view controller that UIKit would refuse or log.
  public static let viewController = Finding.Kind(rawValue: "view controller")
}
