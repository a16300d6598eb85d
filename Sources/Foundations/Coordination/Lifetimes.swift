import HeadlessDevice

/// Who lives, and who should not any more: weak references to coordinators, beside UIKit's own to
/// view controllers.
///
/// A coordinator base class calls ``watch(_:)`` in its initialiser, and that is all there is to do.
public enum Lifetimes {
  /// Watches a coordinator for as long as it lives, holding it weakly.
  public static func watch(_ coordinator: AnyObject) {
    registry.add(coordinator)
  }

  /// The name drivers know an object by: its type without `Coordinator`, `Router` or generics.
  public static func name(of object: AnyObject) -> String {
    let type = String(describing: Swift.type(of: object))
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
