internal import HeadlessDevice

extension UIViewController {
  /// Whether a controller has been seen, and since which step it is gone.
  package struct Presence: Equatable {
    /// Whether the controller's view has ever come on screen.
    package private(set) var hasBeenOnScreen = false

    /// The driver's step in which the controller last left the screen or its container.
    package private(set) var leftAtStep: Int?

    mutating func arrive() {
      hasBeenOnScreen = true
      leftAtStep = nil
      UIApplication.shared.appearanceChanges &+= 1
    }

    mutating func leave() {
      leftAtStep = Device.current.findings.step
      UIApplication.shared.appearanceChanges &+= 1
    }
  }

  /// Whether a window shows the controller, or holds it below what it shows.
  ///
  /// O(depth): up through containers and presenters to a window's root.
  package final var isInWindowHierarchy: Bool {
    var node = self
    while let above = node.parent ?? node.presenter { node = above }
    return node.rootWindow?.rootViewController === node
  }

  /// Notes that the controller, and all in it, left the hierarchy in this step.
  final func markLeft() {
    presence.leave()
    for child in children { child.markLeft() }
    presented?.markLeft()
  }
}
