/// A service that is made when it is first used, and then kept.
///
/// It is resolved, not registered: `resolver.resolve(Lazy<Service>.self)` works wherever `Service`
/// is registered, with its name and arguments.
public final class Lazy<Service>: InstanceWrapper {
  private let request: any ServiceRequest<Service>
  private let graph: GraphIdentifier?
  private var made: Service?

  init?(request: (any ServiceRequest<Service>)?) {
    guard let request else { return nil }
    self.request = request
    graph = request.container?.building.graphToReturnTo
  }

  /// The service, which shares the graph that the lazy one was resolved in.
  ///
  /// As with Swinject, it ends the process where the service has been unregistered meanwhile, or is
  /// asked for while it is being made itself.
  public var instance: Service {
    if let made { return made }
    guard let service = make() else {
      fatalError("Lazy<\(Service.self)>: \(request.title) cannot be made any more.")
    }
    made = service
    return service
  }

  private func make() -> Service? {
    guard let graph, let building = request.container?.building else { return request.instance() }
    return building.within(graph) { request.instance() }
  }
}
