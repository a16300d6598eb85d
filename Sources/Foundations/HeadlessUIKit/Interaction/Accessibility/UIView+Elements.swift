extension UIView {
  /// Why a person cannot see a view, for reasons of its own.
  struct Concealment: OptionSet {
    let rawValue: UInt8

    /// `isHidden` was set.
    static let hidden = Concealment(rawValue: 1 << 0)
    /// The view hides itself while it has nothing to show.
    static let stopped = Concealment(rawValue: 1 << 1)
    /// `alpha` is too low.
    static let transparent = Concealment(rawValue: 1 << 2)
    /// `accessibilityElementsHidden` was set.
    static let unspoken = Concealment(rawValue: 1 << 3)
  }

  /// Whether a person cannot see the view for reasons of its own.
  final var isOutOfSight: Bool { !concealment.isEmpty }

  final func conceal(_ reason: Concealment, _ holds: Bool) {
    if holds {
      concealment.insert(reason)
    } else {
      concealment.remove(reason)
    }
  }

  /// Keeps in mind whether one of the views in this one hides those beside it.
  final func noticeModalChildren() {
    showsOnlyModal = children.contains { $0.isModal }
  }

  /// Hands what is in the view to a visitor: the elements an app lists, else the views in sight.
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

  /// What a plain view is: an element by its traits where an app says it is one, `other` where it
  /// only has an identifier, else a container.
  final var plainElementType: ElementType? {
    guard isAccessibilityElement else { return accessibilityIdentifier == nil ? nil : .other }
    return accessibilityTraits.elementType
  }

  /// Whether everything the view is in takes touches.
  final var isReachable: Bool {
    var node = superview
    while let ancestor = node {
      guard ancestor.isUserInteractionEnabled, ancestor.letsTouchesIn else { return false }
      node = ancestor.superview
    }
    return true
  }
}
