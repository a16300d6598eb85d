import HeadlessDevice

/// Crew's server, inside the process: keeps what is posted to it for as long as the phone lives.
final class CrewServer: Server {
  private var routes: [Route] = []

  /// One request the server knows how to answer.
  private struct Route {
    let endpoint: Endpoint
    let needsToken: Bool
  }

  /// Creates a server with the data every scene begins with.
  init() {
    let people = People()
    add(SessionResource(people: people).endpoints, needsToken: false)
    add(people.endpoints)
    add(ShiftResource().endpoints)
    add(TripResource().endpoints)
    add(TaskResource().endpoints)
    add(MessageResource(people: people).endpoints)
  }

  func respond(to request: HTTPRequest) -> HTTPResponse {
    let call = Call(request)
    let known = routes.filter { call.isFor($0.endpoint.path) }
    guard let route = known.first(where: { $0.endpoint.method == request.method }) else {
      return known.isEmpty ? .refusal(404, "Not found.") : .refusal(405, "Not allowed.")
    }
    guard !route.needsToken || call.userID != nil else {
      return .refusal(401, "Sign in first.")
    }
    return route.endpoint.answer(call)
  }

  private func add(_ endpoints: [Endpoint], needsToken: Bool = true) {
    routes += endpoints.map { Route(endpoint: $0, needsToken: needsToken) }
  }
}
