// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import HeadlessDevice

/// The services of Firebase that answer the app's requests, as Firebase's emulators do; kept as long as the device.
///
/// The stand-ins of Firebase's modules send the requests of its public REST interface to it, so that `given`
/// lines, latency and the faults of an exploration reach them. A stub takes precedence over a service.
public final class FirebaseBackend: Server {
  /// The backend of the device, set as its server; a server that was there is asked after the services.
  public static var current: FirebaseBackend {
    let network = Device.current.network
    if let backend = network.server as? FirebaseBackend { return backend }
    let backend = FirebaseBackend(before: network.server)
    network.server = backend
    return backend
  }

  /// The identifier of the project that paths contain where the app names none.
  public static let project = "rehearsal"

  private let next: (any Server)?
  private var services: [any FirebaseService] = []

  private init(before next: (any Server)?) { self.next = next }

  /// Returns the service of a type, which is made when it is first asked for.
  public func service<Service: FirebaseService>(_ type: Service.Type) -> Service {
    for case let service as Service in services { return service }
    let service = Service()
    services.append(service)
    return service
  }

  public func respond(to request: HTTPRequest) -> HTTPResponse {
    answer(to: request) ?? next?.respond(to: request) ?? HTTPResponse(status: 404)
  }

  public func outcome(of request: HTTPRequest) -> Stub.Outcome {
    if let response = answer(to: request) { return .response(response) }
    return next?.outcome(of: request) ?? .failure(.noServer(request.summary))
  }

  private func answer(to request: HTTPRequest) -> HTTPResponse? {
    for service in services {
      if let response = service.respond(to: request) { return response }
    }
    return nil
  }
}

/// One of Firebase's services, with its data in memory.
public protocol FirebaseService: AnyObject {
  init()

  /// Returns the answer to a request of this service's; nil for one of another.
  func respond(to request: HTTPRequest) -> HTTPResponse?
}
