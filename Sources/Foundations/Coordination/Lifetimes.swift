import HeadlessDevice

/// Leak detection for coordinators and view controllers.
///
/// A coordinator base class calls ``watch(_:)`` in its initialiser; nothing else is needed. View
/// controllers are watched without a call.
public enum Lifetimes {
  /// Watches a coordinator, holding it weakly.
  public static func watch(_ coordinator: AnyObject) {
    registry.add(coordinator)
  }

  /// Exempts a screen or coordinator that is kept on purpose, such as a cached one; holds it weakly.
  ///
  /// It is not listed as a leak, and neither is what it holds as its child.
  public static func expectKept(_ object: AnyObject) {
    registry.keep(object)
  }

  /// Returns the name shown by drivers: the type without `Coordinator`, `Router` and generic
  /// arguments.
  public static func name(of object: AnyObject) -> String {
    let type = TypeName.short(Swift.type(of: object))
    let base = String(type.prefix { $0 != "<" })
    for suffix in ["Coordinator", "Router"] where base.hasSuffix(suffix) && base != suffix {
      return String(base.dropLast(suffix.count))
    }
    return base
  }

  static var registry: CoordinatorRegistry {
    Device.current.attached(CoordinatorRegistry.self) { CoordinatorRegistry() }
  }
}
