internal import HeadlessDevice

extension UIViewController {
  /// The lifetime of a controller, for leak detection.
  package struct Lifetime: Equatable {
    /// The creation of the controller.
    package internal(set) var creation = Creation(serial: 0, step: 0, moment: 0)

    /// The coordinator whose screen the controller is; set by Coordination.
    package var owner: Owner?

    /// Whether the view has ever been on screen.
    package private(set) var hasBeenOnScreen = false

    /// The driver's step in which the controller last left the screen or its container.
    package private(set) var leftAtStep: Int?

    /// Whether the controller left because the app removed its view, and has no container that did.
    package internal(set) var leftWithView = false

    mutating func didAppear() {
      leftAtStep = nil
      leftWithView = false
      guard !hasBeenOnScreen else { return }
      hasBeenOnScreen = true
      UIApplication.shared.hierarchyChanges &+= 1
    }

    mutating func didLeave() {
      leftAtStep = Device.current.findings.step
    }
  }

  /// The owner of a screen.
  package enum Owner: Equatable {
    /// The coordinator with this position in the creation order.
    case coordinator(Int)
    /// Unknown.
    case unknown
  }

  /// Whether the controller is in a window's hierarchy, visible or covered.
  ///
  /// O(depth): follows containers and presenters to a window's root, or to a screen whose view the app
  /// added to a window itself.
  package final var isInWindowHierarchy: Bool {
    if let above = parent ?? presenter ?? hostOfSearch { return above.isInWindowHierarchy }
    return rootWindow?.rootViewController === self || viewIfLoaded?.window != nil
  }

  /// The searched screen, if the controller is a search controller.
  final var hostOfSearch: UIViewController? { (self as? UISearchController)?.host }

  /// Records that the controller and all in it left the hierarchy in this step.
  final func markLeft() {
    lifetime.didLeave()
    UIApplication.shared.hierarchyChanges &+= 1
    for child in children { child.markLeft() }
    presented?.markLeft()
  }
}
