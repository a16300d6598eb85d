import HeadlessDevice

/// A light container: one factory a type, called at each resolution.
///
/// A builder makes one for each module it builds, with the app's as its parent, so that the dynamic
/// arguments of two modules never mix.
public final class DependencyManager {
  /// The app's: the singletons all builders share, one container a launch.
  public static var shared: DependencyManager {
    Device.current.attached(DependencyManager.self) { DependencyManager() }
  }

  private let parent: DependencyManager?
  private var factories: [ObjectIdentifier: () -> Any?] = [:]

  /// Creates a container.
  ///
  /// - Parameter parent: asked for what this one does not know.
  public init(parent: DependencyManager? = nil) {
    self.parent = parent
  }

  /// Says how a type is made; what was said before about that type no longer counts.
  public func register<Service>(_ type: Service.Type, factory: @escaping () -> Service?) {
    factories[ObjectIdentifier(type)] = factory
  }

  /// Forgets how a type is made; what a parent says about it counts again.
  public func unregister<Service>(_ type: Service.Type) {
    factories[ObjectIdentifier(type)] = nil
  }

  /// Makes an instance; nil where nobody said how, which is a finding, or where the factory gave none.
  public func resolve<Service>(_ type: Service.Type) -> Service? {
    guard let factory = factory(of: ObjectIdentifier(type)) else {
      Device.current.findings.report(
        Finding.Kind(rawValue: "registration"),
        "\(type) was resolved, but nobody registered it: "
          + "call register(_:factory:) on this DependencyManager or on its parent first.")
      return nil
    }
    return factory() as? Service
  }

  private func factory(of type: ObjectIdentifier) -> (() -> Any?)? {
    factories[type] ?? parent?.factory(of: type)
  }
}
