/// The traits that a view or view controller has in place of those it inherits.
@MainActor public protocol UITraitOverrides: UIMutableTraits {
  /// Returns whether a trait is overridden.
  func contains(_ trait: UITrait) -> Bool

  /// Lets a trait be inherited again.
  mutating func remove(_ trait: UITrait)
}

extension MutableTraits: UITraitOverrides {
  func contains(_ trait: UITrait) -> Bool {
    var others = self
    others.remove(trait)
    return self != others
  }

  mutating func remove(_ trait: UITrait) {
    let none = MutableTraits()
    switch trait {
    case is UITraitUserInterfaceStyle.Type: userInterfaceStyle = none.userInterfaceStyle
    case is UITraitHorizontalSizeClass.Type: horizontalSizeClass = none.horizontalSizeClass
    case is UITraitVerticalSizeClass.Type: verticalSizeClass = none.verticalSizeClass
    case is UITraitUserInterfaceIdiom.Type: userInterfaceIdiom = none.userInterfaceIdiom
    case is UITraitPreferredContentSizeCategory.Type:
      preferredContentSizeCategory = none.preferredContentSizeCategory
    case is UITraitLayoutDirection.Type: layoutDirection = none.layoutDirection
    case is UITraitDisplayScale.Type: displayScale = none.displayScale
    case is UITraitAccessibilityContrast.Type: accessibilityContrast = none.accessibilityContrast
    default: break
    }
  }
}

extension UIView {
  /// The traits that the view and its subviews have in place of the inherited ones.
  public final var traitOverrides: any UITraitOverrides {
    get { rare?.traitOverrides ?? MutableTraits() }
    set { extras.traitOverrides = newValue as? MutableTraits }
  }

  /// Returns the inherited traits with those that are overridden for the view.
  final func overriding(_ inherited: UITraitCollection) -> UITraitCollection {
    let views = sequence(first: self, next: \.superview)
    return inherited.overridden(
      by: views.reduce(into: []) { overrides, view in
        if let own = view.rare?.traitOverrides { overrides.append(own) }
        if let own = view.controller?.bars.traitOverrides { overrides.append(own) }
      })
  }
}

extension UIViewController {
  /// The traits that the view controller and its children have in place of the inherited ones.
  public final var traitOverrides: any UITraitOverrides {
    get { bars.traitOverrides ?? MutableTraits() }
    set { bars.traitOverrides = newValue as? MutableTraits }
  }

  /// Returns the inherited traits with those that are overridden for the view controller.
  final func overriding(_ inherited: UITraitCollection) -> UITraitCollection {
    let controllers = sequence(first: self) { $0.parent ?? $0.presenter }
    return inherited.overridden(by: controllers.compactMap(\.bars.traitOverrides))
  }
}

extension UITraitCollection {
  /// Returns the traits with those that views or view controllers override, the innermost first.
  fileprivate final func overridden(by overrides: [MutableTraits]) -> UITraitCollection {
    if overrides.isEmpty { return self }
    return UITraitCollection(traitsFrom: [self] + overrides.reversed().map(UITraitCollection.init))
  }
}
