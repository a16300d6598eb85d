internal import HeadlessDevice
internal import VirtualTime

/// The layout pass: the order of UIKit's calls, without any geometry.
extension UIView {
  /// Marks the view for the next layout pass, and schedules one if the view is in a window.
  final func markForLayout() {
    guard !needsLayout else { return }
    needsLayout = true
    if window != nil { UIApplication.shared.scheduleLayout(of: self) }
  }

  /// Calls `layoutSubviews()` of the marked views in this tree, parents first.
  ///
  /// O(n) in the number of views in the tree.
  final func layoutTree() {
    if needsPropertyUpdate { callUpdateProperties() }
    if needsLayout, !isInLayout { callLayoutSubviews() }
    for child in children where !child.awaitsAppearance { child.layoutTree() }
  }

  /// Marks the view for an update of its properties in the next layout pass.
  final func markForPropertyUpdate() {
    guard !needsPropertyUpdate else { return }
    needsPropertyUpdate = true
    if window != nil { UIApplication.shared.scheduleLayout(of: self) }
  }

  /// Calls `updateProperties()` of the marked views in this tree, parents first.
  final func updatePropertiesInTree() {
    if needsPropertyUpdate { callUpdateProperties() }
    for child in children { child.updatePropertiesInTree() }
  }

  /// Calls the controller's method before the view's, as with layout.
  private func callUpdateProperties() {
    controller?.updateProperties()
    updateProperties()
    needsPropertyUpdate = false
  }

  /// Whether the view is laid out later, when its controller's view is appearing.
  private var awaitsAppearance: Bool {
    guard let controller else { return false }
    return controller.appearance == .appearing && !controller.didCallIsAppearing
  }

  /// A mark that is set by the view's own methods has no effect, so a pass ends.
  private func callLayoutSubviews() {
    isInLayout = true
    controller?.viewWillLayoutSubviews()
    if type(of: self).layerClass != CALayer.self { layer.layoutSublayers() }
    layoutSubviews()
    controller?.viewDidLayoutSubviews()
    isInLayout = false
    needsLayout = false
    wasLaidOut = true
  }
}

extension UIApplication {
  /// The number of rounds in one layout pass, for views that mark each other.
  private static let layoutRoundLimit = 10

  /// Adds a view to the next layout pass, which runs when the current work is done.
  final func scheduleLayout(of view: UIView) {
    viewsToLayOut.append(view)
    guard layoutPass == nil else { return }
    layoutPass = clock.schedule(after: .zero, for: .init(.layout, "views")) {
      [weak self] in self?.layOutViews()
    }
  }

  private final func layOutViews() {
    for _ in 0..<Self.layoutRoundLimit where !viewsToLayOut.isEmpty {
      let views = viewsToLayOut
      viewsToLayOut = []
      for view in views { view.layoutTree() }
    }
    viewsToLayOut = []
    layoutPass = nil
  }
}
