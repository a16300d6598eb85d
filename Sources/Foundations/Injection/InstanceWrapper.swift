/// A type that is resolved through the registration of the service it wraps: Lazy, Provider,
/// Optional.
protocol InstanceWrapper {
  associatedtype Wrapped

  /// Whether the wrapper is resolved only if the wrapped service is registered.
  static var needsRegistration: Bool { get }

  /// Wraps a service; fails if the wrapper needs a registration and there is none.
  ///
  /// - Parameter request: resolves the service; nil if it is not registered.
  init?(request: (any ServiceRequest<Wrapped>)?)
}

/// A deferred resolution of a service, which can be repeated.
protocol ServiceRequest<Service>: AnyObject {
  associatedtype Service

  /// The container; nil after it was released.
  var container: Container? { get }

  /// The service in messages: its type, its name and its arguments.
  var title: String { get }

  /// Resolves an instance, new or shared as the registration's scope says.
  func instance() -> Service?
}

/// A request that stores its arguments; a class, since a closure cannot capture a pack (Swift
/// 6.3.1).
final class StoredRequest<Service, each Argument>: ServiceRequest {
  private let name: String?
  private let reference: ContainerReference
  private let arguments: (repeat each Argument)

  init(
    _ type: Service.Type, _ name: String?, _ container: Container,
    _ arguments: repeat each Argument
  ) {
    self.name = name
    reference = container.reference
    self.arguments = (repeat each arguments)
  }

  var container: Container? { reference.container }

  var title: String {
    ResolutionError.title(
      Service.self, name: name, arguments: ServiceKey.types(repeat (each Argument).self))
  }

  func instance() -> Service? {
    container?.find(Service.self, name: name, arguments: repeat each arguments)
  }
}

extension InstanceWrapper {
  static var needsRegistration: Bool { true }

  static var wrappedType: Any.Type { Wrapped.self }
}

extension Optional: InstanceWrapper {
  static var needsRegistration: Bool { false }

  init?(request: (any ServiceRequest<Wrapped>)?) {
    self = request?.instance()
  }
}
