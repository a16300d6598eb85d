internal import HeadlessDevice

extension UIViewController {
  /// Whether a controller has been seen, and since which step it is gone.
  package struct Presence: Equatable {
    /// When the controller was made.
    package internal(set) var birth = Birth(serial: 0, step: 0, moment: 0)

    /// The birth of the coordinator that it is a screen of, once Coordination has told.
    package var owner: Owner?

    /// Whether the controller's view has ever come on screen.
    package private(set) var hasBeenOnScreen = false

    /// The driver's step in which the controller last left the screen or its container.
    package private(set) var leftAtStep: Int?

    mutating func arrive() {
      leftAtStep = nil
      guard !hasBeenOnScreen else { return }
      hasBeenOnScreen = true
      UIApplication.shared.hierarchyChanges &+= 1
    }

    mutating func leave() {
      leftAtStep = Device.current.findings.step
    }
  }

  /// Whose screen a controller is.
  package enum Owner: Equatable {
    /// The coordinator of that birth.
    case coordinator(Int)
    /// Nobody that can be told.
    case unknown
  }

  /// Whether a window shows the controller, or holds it below what it shows.
  ///
  /// O(depth): up through containers and presenters to a window's root.
  package final var isInWindowHierarchy: Bool {
    var node = self
    while let above = node.parent ?? node.presenter ?? node.hostOfSearch { node = above }
    return node.rootWindow?.rootViewController === node
  }

  /// The screen that is searched, where this is a search.
  final var hostOfSearch: UIViewController? { (self as? UISearchController)?.host }

  /// Notes that the controller, and all in it, left the hierarchy in this step.
  final func markLeft() {
    presence.leave()
    UIApplication.shared.hierarchyChanges &+= 1
    for child in children { child.markLeft() }
    presented?.markLeft()
  }
}
