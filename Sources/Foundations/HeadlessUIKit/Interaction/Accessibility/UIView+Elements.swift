extension UIView {
  /// The reasons for which a view itself, apart from its superviews, is not shown as an element.
  struct Concealment: OptionSet {
    let rawValue: UInt8

    /// `isHidden` is true.
    static let hidden = Concealment(rawValue: 1 << 0)
    /// The view hides itself while it has nothing to show.
    static let stopped = Concealment(rawValue: 1 << 1)
    /// `alpha` is too low.
    static let transparent = Concealment(rawValue: 1 << 2)
    /// `accessibilityElementsHidden` is true.
    static let accessibilityHidden = Concealment(rawValue: 1 << 3)
    /// The height of a table's row is 0.
    static let collapsed = Concealment(rawValue: 1 << 4)
  }

  /// Whether the view itself is not shown as an element.
  final var isOutOfSight: Bool { !concealment.isEmpty }

  final func conceal(_ reason: Concealment, _ holds: Bool) {
    if holds {
      concealment.insert(reason)
    } else {
      concealment.remove(reason)
    }
  }

  /// Updates whether a modal child hides the other children.
  final func noticeModalChildren() {
    showsOnlyModal = children.contains { $0.isModal }
  }

  /// Visits the accessibility elements that the app lists, else the visible subviews.
  final func visitChildren(_ body: (any AccessibleElement) -> Bool) -> Bool {
    if let listed = rare?.accessibilityElements { return visit(listed, body) }
    for child in children
    where !child.isOutOfSight && (!showsOnlyModal || child.isModal) && body(child) {
      return true
    }
    return false
  }

  private func visit(_ listed: [Any], _ body: (any AccessibleElement) -> Bool) -> Bool {
    for item in listed {
      if let view = item as? UIView {
        if !view.isOutOfSight, body(view) { return true }
      } else if let element = item as? any AccessibleElement, body(element) {
        return true
      }
    }
    return false
  }

  /// The element type of a view without one of its own.
  ///
  /// An accessibility element has the type of its traits; a view with only an identifier is
  /// `other`; any other view is a plain container.
  final var plainElementType: ElementType? {
    guard isAccessibilityElement else { return accessibilityIdentifier == nil ? nil : .other }
    return accessibilityTraits.elementType
  }

  /// Whether all superviews accept touches.
  final var isReachable: Bool {
    var node = superview
    while let ancestor = node {
      guard ancestor.isUserInteractionEnabled, ancestor.letsTouchesIn else { return false }
      node = ancestor.superview
    }
    return true
  }
}
