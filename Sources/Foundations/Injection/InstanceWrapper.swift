/// What can be resolved around a service that is registered: a service for later, or an optional.
protocol InstanceWrapper {
  associatedtype Wrapped

  /// Wraps a service; nil where that cannot be done without a registration.
  ///
  /// - Parameter request: asks for the service; nil where nobody registered it.
  init?(request: (any ServiceRequest<Wrapped>)?)
}

/// Asks a container for a service, later and perhaps more than once.
protocol ServiceRequest<Service>: AnyObject {
  associatedtype Service

  /// The container, while it lives.
  var container: Container? { get }

  /// What is asked for, for messages.
  var title: String { get }

  /// An instance as the registration's scope wants it.
  func instance() -> Service?
}

/// A request with its arguments; a class, since a closure cannot capture them (6.3.1).
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

extension Optional: InstanceWrapper {
  init?(request: (any ServiceRequest<Wrapped>)?) {
    self = request?.instance()
  }
}
