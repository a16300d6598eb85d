import HeadlessDevice
public import Injection

/// The base class of factories, which create modules, cells and operations with their dependencies.
open class BaseFactory {
  /// The flow's container, a child of the app's.
  public let container: Container

  /// Creates a factory with a container.
  public init(container: Container) {
    self.container = container
  }

  /// Resolves a service from the container.
  ///
  /// - Throws: `ResolutionError` with the chain that led to the missing service; the same text is
  ///   reported as a finding.
  public final func inject<Service>(
    _ type: Service.Type = Service.self
  ) throws(ResolutionError) -> Service {
    do {
      return try container.require(type)
    } catch {
      Device.current.findings.report(.registration, "\(Self.self): \(error.description)")
      throw error
    }
  }
}

extension Finding.Kind {
  /// A service was resolved that is not registered.
  static let registration = Self(rawValue: "registration")
}
