/// One part of the surroundings, by which an app registers for its changes.
@MainActor public protocol UITraitDefinition {}

/// One part of the surroundings.
public typealias UITrait = any UITraitDefinition.Type

/// Light or dark.
public struct UITraitUserInterfaceStyle: UITraitDefinition {}
/// The room from side to side.
public struct UITraitHorizontalSizeClass: UITraitDefinition {}
/// The room from top to bottom.
public struct UITraitVerticalSizeClass: UITraitDefinition {}
/// Phone or tablet.
public struct UITraitUserInterfaceIdiom: UITraitDefinition {}
/// The size of text a person has chosen.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {}
/// Which way reading goes.
public struct UITraitLayoutDirection: UITraitDefinition {}
/// Pixels for each point.
public struct UITraitDisplayScale: UITraitDefinition {}
/// How much colours are to differ.
public struct UITraitAccessibilityContrast: UITraitDefinition {}

/// A registration for changes of the surroundings.
@MainActor public protocol UITraitChangeRegistration: AnyObject {}

/// What has surroundings and can be told of their changes: views and controllers.
@MainActor public protocol UITraitChangeObservable: AnyObject {
  /// The surroundings.
  var traitCollection: UITraitCollection { get }
}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}

extension UITraitChangeObservable {
  /// Runs a closure when one of these traits has changed; only the size class ever does here.
  @discardableResult
  public func registerForTraitChanges<Observed: UITraitChangeObservable>(
    _ traits: [UITrait], handler: @escaping (Observed, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let listener = TraitListener(traits) { [weak self] former in
      if let observed = self as? Observed { handler(observed, former) }
    } isAlive: { [weak self] in
      self != nil
    }
    UIApplication.shared.traitListeners.append(listener)
    return listener
  }

  /// Ends a registration.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    UIApplication.shared.traitListeners.removeAll { $0 === registration }
  }
}

/// One registration for changes of the surroundings.
final class TraitListener: UITraitChangeRegistration {
  private let hearsOfWidth: Bool
  private let tell: (UITraitCollection) -> Void
  let isAlive: () -> Bool

  init(
    _ traits: [UITrait], tell: @escaping (UITraitCollection) -> Void,
    isAlive: @escaping () -> Bool
  ) {
    hearsOfWidth = traits.contains {
      $0 == UITraitHorizontalSizeClass.self || $0 == UITraitUserInterfaceIdiom.self
    }
    self.tell = tell
    self.isAlive = isAlive
  }

  func widthDidChange(from former: UITraitCollection) {
    if hearsOfWidth, isAlive() { tell(former) }
  }
}

extension UIApplication {
  final func tellTraitListeners(of former: UITraitCollection) {
    traitListeners.removeAll { !$0.isAlive() }
    for listener in traitListeners { listener.widthDidChange(from: former) }
  }
}
