/// A service that is made anew, as its scope says, each time it is asked for.
///
/// It is resolved, not registered: `resolver.resolve(Provider<Service>.self)` works wherever
/// `Service` is registered, with its name and arguments.
public final class Provider<Service>: InstanceWrapper {
  private let request: any ServiceRequest<Service>

  init?(request: (any ServiceRequest<Service>)?) {
    guard let request else { return nil }
    self.request = request
  }

  /// An instance of the service.
  ///
  /// As with Swinject, it ends the process where the service has been unregistered meanwhile.
  public var instance: Service {
    guard let service = request.instance() else {
      fatalError("Provider<\(Service.self)>: \(request.title) cannot be made any more.")
    }
    return service
  }
}
