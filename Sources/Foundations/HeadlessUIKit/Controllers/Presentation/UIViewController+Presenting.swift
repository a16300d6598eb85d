internal import HeadlessDevice

extension UIViewController {
  /// The search that is active over this controller, which UIKit presents.
  final var activeSearch: UISearchController? {
    guard let search = bars.search, search.isActive else { return nil }
    return search
  }

  final var nearestPresented: UIViewController? {
    presented ?? activeSearch ?? parent?.nearestPresented
  }

  final var nearestPresenter: UIViewController? {
    var node: UIViewController? = self
    while let current = node {
      if let presenter = current.presenter { return presenter }
      node = current.parent
    }
    return nil
  }

  /// The controller that manages the presentation this controller is, or would be, in.
  public final var presentationController: UIPresentationController? {
    if presenter != nil || parent == nil { return presentationControllerForPresenting }
    return parent?.presentationController
  }

  /// The presentation controller, if it is a sheet's.
  public final var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  /// The presentation controller, if it is a popover's.
  public final var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  /// The controller's own presentation controller, created when first used and after a style change.
  final var presentationControllerForPresenting: UIPresentationController {
    if let own = ownPresentationController,
      presenter != nil || own.isMade(for: modalPresentationStyle)
    {
      return own
    }
    let made = makePresentationController()
    ownPresentationController = made
    return made
  }

  private func makePresentationController() -> UIPresentationController {
    switch modalPresentationStyle {
    case .automatic, .pageSheet, .formSheet:
      UISheetPresentationController(presentedViewController: self, presenting: nil)
    case .popover:
      UIPopoverPresentationController(presentedViewController: self, presenting: nil)
    default:
      UIPresentationController(presentedViewController: self, presenting: nil)
    }
  }

  final func startPresenting(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    let attempt = PresentationAttempt(of: adapted(controller), from: self)
    if let obstacle = attempt.obstacle {
      return Device.current.findings.report(
        .presentation, attempt.finding(about: obstacle), cause: attempt.cause(of: obstacle))
    }
    Presentation(attempt).begin(animated: animated, completion: completion)
  }

  /// Returns the controller to present: the delegate may replace it for an adapted style.
  private func adapted(_ controller: UIViewController) -> UIViewController {
    guard controller.modalPresentationStyle != .custom, controller.presenter == nil else {
      return controller
    }
    let manager = controller.presentationControllerForPresenting
    guard let delegate = manager.delegate else { return controller }
    let style = manager.adaptedStyle()
    guard style != controller.modalPresentationStyle, style != .pageSheet || manager.adapts,
      let wrapper = delegate.presentationController(
        manager, viewControllerForAdaptivePresentationStyle: style), wrapper !== controller
    else { return controller }
    wrapper.modalPresentationStyle = style
    wrapper.presentationController?.delegate = delegate
    return wrapper
  }
}

extension UIPresentationController {
  /// Whether the style adapts to compact width by default.
  fileprivate var adapts: Bool { presentedViewController.modalPresentationStyle == .popover }

  fileprivate func isMade(for style: UIModalPresentationStyle) -> Bool {
    switch style {
    case .automatic, .pageSheet, .formSheet: self is UISheetPresentationController
    case .popover: self is UIPopoverPresentationController
    default: true
    }
  }

  /// Returns the style after `.automatic` and adaptation to compact width are resolved.
  final func adaptedStyle() -> UIModalPresentationStyle {
    let asked = presentedViewController.modalPresentationStyle
    let plain = asked == .automatic ? .pageSheet : asked
    guard UIApplication.shared.horizontalSizeClass == .compact else { return plain }
    guard plain.isSheet || plain == .popover else { return plain }
    switch adaptivePresentationStyle(for: traitCollection) {
    case .none: return plain
    case .automatic: return plain == .popover ? .pageSheet : plain
    case let adapted: return adapted
    }
  }
}
