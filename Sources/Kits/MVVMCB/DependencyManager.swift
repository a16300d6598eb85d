import HeadlessDevice

/// A lightweight dependency container: one factory for each type, called at each resolution.
///
/// A builder creates one for each module, with the app's container as its parent, so that the
/// dynamic arguments of two modules do not mix.
public final class DependencyManager {
  /// The app's container, which all builders share; one for each launch.
  public static var shared: DependencyManager {
    Device.current.attached(DependencyManager.self) { DependencyManager() }
  }

  private let parent: DependencyManager?
  private var factories: [ObjectIdentifier: () -> Any?] = [:]

  /// Creates a container.
  ///
  /// - Parameter parent: the container that resolves types not registered here.
  public init(parent: DependencyManager? = nil) {
    self.parent = parent
  }

  /// Registers a factory for a type; replaces an earlier one.
  public func register<Service>(_ type: Service.Type, factory: @escaping () -> Service?) {
    factories[ObjectIdentifier(type)] = factory
  }

  /// Removes the factory of a type; a parent's factory is used again.
  public func unregister<Service>(_ type: Service.Type) {
    factories[ObjectIdentifier(type)] = nil
  }

  /// Makes an instance; nil if the type is not registered, which is a finding, or if the factory
  /// returns nil.
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
