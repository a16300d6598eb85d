/// A service that is resolved again at each use, new or shared as its scope says.
///
/// Needs no registration of its own: `resolver.resolve(Provider<Service>.self)` uses the
/// registration of `Service`, with its name and arguments.
public final class Provider<Service>: InstanceWrapper {
  private let request: any ServiceRequest<Service>

  init?(request: (any ServiceRequest<Service>)?) {
    guard let request else { return nil }
    self.request = request
  }

  /// An instance of the service.
  ///
  /// As in Swinject, ends the process if the service is no longer registered.
  public var instance: Service {
    guard let service = request.instance() else {
      fatalError("Provider<\(Service.self)>: \(request.title) cannot be made any more.")
    }
    return service
  }
}
