import HeadlessDevice
public import Injection

/// A dependency resolved from the app's container when it is first read.
///
/// The container is the one that ``Container/provideInjections()`` was last called on for the
/// current device. A service that is not registered there is a finding, and then the end: there is
/// nothing to go on with.
@propertyWrapper
public final class Inject<Service> {
  private var resolved: Service?

  /// A dependency found by its type.
  public init() {}

  /// The dependency.
  public var wrappedValue: Service {
    if let resolved { return resolved }
    let service = InjectionSource.current.require(Service.self)
    resolved = service
    return service
  }
}

extension Container {
  /// Makes this the container that `@Inject` reads on the current device.
  @MainActor public func provideInjections() {
    InjectionSource.current.container = self
  }
}

/// The container that `@Inject` reads on one device; weak, since the app owns it.
final class InjectionSource {
  weak var container: Container?

  static var current: InjectionSource {
    Device.current.attached(InjectionSource.self) { InjectionSource() }
  }

  func require<Service>(_ type: Service.Type) -> Service {
    guard let container else {
      end(type, "no container provides injections; call provideInjections() on it")
    }
    do {
      return try container.require(type)
    } catch {
      end(type, error.description)
    }
  }

  private func end<Service>(_ type: Service.Type, _ reason: String) -> Never {
    let message = "@Inject \(type): \(reason)"
    Device.current.findings.report(Finding.Kind(rawValue: "registration"), message)
    fatalError(message)
  }
}
