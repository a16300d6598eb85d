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
    get { stored(MutableTraits()) }
    set { store(newValue as? MutableTraits ?? MutableTraits()) }
  }

  /// The overrides of the view and of those that it is in, the innermost last.
  private var overridesFromOutside: [UITraitCollection] {
    var found: [UITraitCollection] = []
    var node: UIView? = self
    while let view = node {
      if let own = view.ownOverrides { found.append(own) }
      if let controller = view.controller, let own = controller.bars.traitOverrides {
        found.append(UITraitCollection(own))
      }
      node = view.superview
    }
    return found.reversed()
  }

  private var ownOverrides: UITraitCollection? {
    guard let rare, !rare.storedValues.isEmpty else { return nil }
    let own: MutableTraits? = stored(nil, "traitOverrides")
    return own.map(UITraitCollection.init)
  }

  /// Returns the inherited traits with those that are overridden for the view.
  final func overriding(_ inherited: UITraitCollection) -> UITraitCollection {
    let overrides = overridesFromOutside
    return overrides.isEmpty ? inherited : UITraitCollection(traitsFrom: [inherited] + overrides)
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
    var overrides: [UITraitCollection] = []
    var node: UIViewController? = self
    while let controller = node {
      if let own = controller.bars.traitOverrides { overrides.append(UITraitCollection(own)) }
      node = controller.parent ?? controller.presenter
    }
    if overrides.isEmpty { return inherited }
    return UITraitCollection(traitsFrom: [inherited] + overrides.reversed())
  }
}
