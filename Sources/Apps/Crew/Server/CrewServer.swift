import Foundation
import HeadlessDevice

/// Crew's server, inside the process: keeps what is posted to it for as long as the phone lives.
final class CrewServer: Server {
  private var routes: [Route] = []

  /// One request the server knows how to answer.
  private struct Route {
    let method: String
    let path: String
    let needsToken: Bool
    let answer: (Call) -> HTTPResponse
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
    let known = routes.filter { Stub.path(request.path, matches: $0.path) }
    guard let route = known.first(where: { $0.method == request.method }) else {
      return known.isEmpty ? .refusal(404, "Not found.") : .refusal(405, "Not allowed.")
    }
    let call = Call(request: request, userID: Self.userID(of: request))
    guard !route.needsToken || call.userID != nil else {
      return .refusal(401, "Sign in first.")
    }
    return route.answer(call)
  }

  private func add(_ endpoints: [Endpoint], needsToken: Bool = true) {
    routes += endpoints.map {
      Route(method: $0.method, path: $0.path, needsToken: needsToken, answer: $0.answer)
    }
  }

  /// Any token will do; Bilal's is Bilal's, and every other one is Ann's.
  private static func userID(of request: HTTPRequest) -> String? {
    guard let header = request.headers["Authorization"], header.hasPrefix("Bearer "),
      header.count > "Bearer ".count
    else { return nil }
    return header.hasSuffix("bilal-token") ? "u2" : "u1"
  }
}

/// A method and a path, and what they are answered with.
struct Endpoint {
  let method: String
  let path: String
  let answer: (Call) -> HTTPResponse

  init(_ method: String, _ path: String, answer: @escaping (Call) -> HTTPResponse) {
    self.method = method
    self.path = path
    self.answer = answer
  }
}

/// A request, and who sent it.
struct Call {
  let request: HTTPRequest

  /// Who is signed in; nil for nobody.
  let userID: String?

  /// A segment of the path, from 0; empty where there is none.
  func segment(_ index: Int) -> String {
    let segments = request.path.prefix { $0 != "?" }.split(separator: "/")
    return segments.indices.contains(index) ? String(segments[index]) : ""
  }

  /// The body read as JSON; nil where it is not that.
  func json<Model: Decodable>(_ type: Model.Type) -> Model? {
    try? JSONDecoder().decode(type, from: request.body)
  }
}

extension HTTPResponse {
  /// A response with JSON.
  static func ok(_ json: some Encodable, status: Int = 200) -> HTTPResponse {
    (try? HTTPResponse(status: status, json: json)) ?? .refusal(500, "The answer is unreadable.")
  }

  /// A refusal that says why.
  static func refusal(_ status: Int, _ message: String) -> HTTPResponse {
    (try? HTTPResponse(status: status, json: ["message": message]))
      ?? HTTPResponse(status: status)
  }
}
