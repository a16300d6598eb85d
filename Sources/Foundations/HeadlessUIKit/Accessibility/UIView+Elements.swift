extension UIView {
  /// Whether a person cannot see the view for reasons of its own.
  final var isOutOfSight: Bool { isHidden || alpha < 0.01 || accessibilityElementsHidden }

  /// Hands what is in the view to a visitor: the elements an app lists, else the views in sight.
  final func visitChildren(_ body: (any AccessibleElement) -> Bool) -> Bool {
    if let listed = rare?.accessibilityElements { return visit(listed, body) }
    for child in children where !child.isOutOfSight {
      if body(child) { return true }
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
    let traits = accessibilityTraits
    if traits.isEmpty { return .other }
    if traits.contains(.toggleButton) { return .switch }
    if traits.contains(.button) { return .button }
    if traits.contains(.link) { return .link }
    if traits.contains(.searchField) { return .searchField }
    if traits.contains(.image) { return .image }
    if traits.contains(.adjustable) { return .slider }
    if traits.contains(.tabBar) { return .tabBar }
    return traits.isDisjoint(with: [.staticText, .header]) ? .other : .staticText
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
