public import HeadlessDevice

extension UIViewController {
  final func loadOnce() {
    guard loadedView == nil, !isLoadingView else { return }
    isLoadingView = true
    loadView()
    isLoadingView = false
    if loadedView == nil { reportMissingView() }
    viewDidLoad()
    viewObserver?.controllerWasTold(.didLoad, animated: false)
    if let unavailableContent, let loadedView { unavailableContent.show(in: loadedView) }
  }

  final func loadEmptyView() {
    if let nibName { reportNib(nibName) }
    setView(UIView(frame: UIScreen.main.bounds))
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
      \(screenName) asks for the nib "\(name)"; there are no nibs here, and it gets an empty view. \
      Build the view in loadView() or viewDidLoad(), and call super.init(nibName: nil, bundle: nil).
      """)
  }
}

extension Finding.Kind {
  /// A misuse of a view controller that UIKit would refuse or log.
  public static let viewController = Finding.Kind(rawValue: "view controller")
}
