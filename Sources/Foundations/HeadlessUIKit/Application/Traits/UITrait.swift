/// A type that stands for one trait in a registration for changes.
@MainActor public protocol UITraitDefinition {}

/// The type of a trait definition.
public typealias UITrait = any UITraitDefinition.Type

/// The user interface style: light or dark.
public struct UITraitUserInterfaceStyle: UITraitDefinition {}
/// The horizontal size class.
public struct UITraitHorizontalSizeClass: UITraitDefinition {}
/// The vertical size class.
public struct UITraitVerticalSizeClass: UITraitDefinition {}
/// The user interface idiom: phone or tablet.
public struct UITraitUserInterfaceIdiom: UITraitDefinition {}
/// The text size category the user has chosen.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {}
/// The layout direction.
public struct UITraitLayoutDirection: UITraitDefinition {}
/// The number of pixels in a point.
public struct UITraitDisplayScale: UITraitDefinition {}
/// The contrast level.
public struct UITraitAccessibilityContrast: UITraitDefinition {}

/// A registration for trait changes.
@MainActor public protocol UITraitChangeRegistration: AnyObject {}

/// An object whose trait changes can be observed: a view or a view controller.
@MainActor public protocol UITraitChangeObservable: AnyObject {
  /// The current traits.
  var traitCollection: UITraitCollection { get }
}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}

extension UITraitChangeObservable {
  /// Calls a handler when a trait changed: only the size class and the idiom ever change.
  @discardableResult
  public func registerForTraitChanges<Observed: UITraitChangeObservable>(
    _ traits: [UITrait], handler: @escaping (Observed, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = TraitRegistration(traits) { [weak self] former in
      if let observed = self as? Observed { handler(observed, former) }
    } isAlive: { [weak self] in
      self != nil
    }
    UIApplication.shared.traitRegistrations.append(registration)
    return registration
  }

  /// Ends a registration for trait changes.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    UIApplication.shared.traitRegistrations.removeAll { $0 === registration }
  }
}

/// A registration for trait changes.
final class TraitRegistration: UITraitChangeRegistration {
  private let observesSizeClass: Bool
  private let handler: (UITraitCollection) -> Void
  let isAlive: () -> Bool

  init(
    _ traits: [UITrait], handler: @escaping (UITraitCollection) -> Void,
    isAlive: @escaping () -> Bool
  ) {
    observesSizeClass = traits.contains {
      $0 == UITraitHorizontalSizeClass.self || $0 == UITraitUserInterfaceIdiom.self
    }
    self.handler = handler
    self.isAlive = isAlive
  }

  func sizeClassDidChange(from former: UITraitCollection) {
    if observesSizeClass, isAlive() { handler(former) }
  }
}

extension UIApplication {
  final func notifyTraitRegistrations(of former: UITraitCollection) {
    traitRegistrations.removeAll { !$0.isAlive() }
    for registration in traitRegistrations { registration.sizeClassDidChange(from: former) }
  }
}
