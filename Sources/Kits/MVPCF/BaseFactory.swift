public import HeadlessDevice
public import Injection

/// Makes modules, cells and operations, and injects what they need from the flow's container.
open class BaseFactory {
  /// The flow's container, whose parent is the app's.
  public let container: Container

  /// Creates a factory over a container.
  public init(container: Container) {
    self.container = container
  }

  /// Injects a service.
  ///
  /// - Throws: `ResolutionError` with the chain that led to what is missing; the same text is
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
  /// Something was asked of a container that nobody registered.
  public static let registration = Self(rawValue: "registration")
}
