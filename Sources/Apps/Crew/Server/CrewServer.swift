import HeadlessDevice

/// Crew's in-process server, which keeps its data in memory for the life of the device.
final class CrewServer: Server {
  private var routes: [Route] = []

  /// An endpoint and whether its requests need a token.
  private struct Route {
    let endpoint: Endpoint
    let needsToken: Bool
  }

  /// Creates a server with the initial data of every scene.
  init() {
    let profiles = ProfileResource()
    add(SessionResource(profiles: profiles).endpoints, needsToken: false)
    add(profiles.endpoints)
    add(ShiftResource(profiles: profiles).endpoints)
    add(TripResource().endpoints)
    add(TaskResource().endpoints)
    add(MessageResource(profiles: profiles).endpoints)
  }

  func respond(to request: HTTPRequest) -> HTTPResponse {
    let serverRequest = ServerRequest(request)
    var hasPath = false
    for route in routes where serverRequest.matches(route.endpoint.path) {
      hasPath = true
      guard route.endpoint.method == request.method else { continue }
      guard !route.needsToken || serverRequest.userID != nil else {
        return .error(401, "Sign in first.")
      }
      return route.endpoint.handler(serverRequest)
    }
    return hasPath ? .error(405, "Not allowed.") : .error(404, "Not found.")
  }

  private func add(_ endpoints: [Endpoint], needsToken: Bool = true) {
    routes += endpoints.map { Route(endpoint: $0, needsToken: needsToken) }
  }
}
