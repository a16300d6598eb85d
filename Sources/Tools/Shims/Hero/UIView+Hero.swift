// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Hero's, and their documentation is too.
internal import Foundation
public import HeadlessUIKit

public protocol HeroCompatible {
  associatedtype CompatibleType

  var hero: HeroExtension<CompatibleType> { get set }
}

extension HeroCompatible {
  public var hero: HeroExtension<Self> {
    get { HeroExtension(self) }
    set {}
  }
}

public class HeroExtension<Base> {
  public let base: Base

  init(_ base: Base) { self.base = base }
}

extension UIView: HeroCompatible {}
extension UIViewController: HeroCompatible {}

nonisolated(unsafe) private var settingsKey: UInt8 = 0

/// The settings of an app for the transitions of a view or a controller.
final class HeroSettings {
  var id: String?
  var isEnabled = true
  var isEnabledForSubviews = true
  var modifiers: [HeroModifier]?
  var modifierString: String?
  var modal = HeroDefaultAnimationType.auto
  var navigation = HeroDefaultAnimationType.auto
  var tabBar = HeroDefaultAnimationType.auto

  static func of(_ object: AnyObject) -> HeroSettings {
    if let kept = objc_getAssociatedObject(object, &settingsKey) as? HeroSettings { return kept }
    let new = HeroSettings()
    objc_setAssociatedObject(object, &settingsKey, new, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return new
  }
}

extension HeroExtension where Base: UIView {
  public var id: String? {
    get { HeroSettings.of(base).id }
    set { HeroSettings.of(base).id = newValue }
  }
  public var isEnabled: Bool {
    get { HeroSettings.of(base).isEnabled }
    set { HeroSettings.of(base).isEnabled = newValue }
  }
  public var isEnabledForSubviews: Bool {
    get { HeroSettings.of(base).isEnabledForSubviews }
    set { HeroSettings.of(base).isEnabledForSubviews = newValue }
  }
  public var modifiers: [HeroModifier]? {
    get { HeroSettings.of(base).modifiers }
    set { HeroSettings.of(base).modifiers = newValue }
  }
  public var modifierString: String? {
    get { HeroSettings.of(base).modifierString }
    set { HeroSettings.of(base).modifierString = newValue }
  }
}

extension UIView {
  public var heroID: String? {
    get { hero.id }
    set { HeroSettings.of(self).id = newValue }
  }
  public var heroModifiers: [HeroModifier]? {
    get { hero.modifiers }
    set { HeroSettings.of(self).modifiers = newValue }
  }
  public var heroModifierString: String? {
    get { hero.modifierString }
    set { HeroSettings.of(self).modifierString = newValue }
  }
  public var isHeroEnabled: Bool {
    get { hero.isEnabled }
    set { HeroSettings.of(self).isEnabled = newValue }
  }
  public var isHeroEnabledForSubviews: Bool {
    get { hero.isEnabledForSubviews }
    set { HeroSettings.of(self).isEnabledForSubviews = newValue }
  }
}
