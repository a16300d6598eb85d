/// A service that is resolved at its first use, then stored.
///
/// Needs no registration of its own: `resolver.resolve(Lazy<Service>.self)` uses the registration
/// of `Service`, with its name and arguments.
public final class Lazy<Service>: InstanceWrapper {
  private let request: any ServiceRequest<Service>
  private let graph: GraphIdentifier?
  private let lock: RecursiveLock?
  private var made: Service?

  init?(request: (any ServiceRequest<Service>)?) {
    guard let request else { return nil }
    self.request = request
    let container = request.container
    graph = container?.resolution.reenterableGraph
    lock = container.flatMap { $0.isSynchronized ? $0.resolution.lock : nil }
  }

  /// The service, from the same graph that the ``Lazy`` was resolved in.
  ///
  /// As in Swinject, ends the process if the service is no longer registered, or if it is read
  /// while the service itself is being made. Several threads may read it if the ``Lazy`` came from a
  /// synchronized resolver.
  public var instance: Service {
    lock?.lock()
    defer { lock?.unlock() }
    if let made { return made }
    guard let service = make() else {
      fatalError("Lazy<\(Service.self)>: \(request.title) cannot be made any more.")
    }
    made = service
    return service
  }

  private func make() -> Service? {
    guard let graph, let resolution = request.container?.resolution else {
      return request.instance()
    }
    return resolution.within(graph) { request.instance() }
  }
}
