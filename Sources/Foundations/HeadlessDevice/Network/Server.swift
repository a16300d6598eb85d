/// An app's server inside the process: it answers what no stub answers.
public protocol Server: AnyObject {
  /// Answers a request; called when the request's latency has passed.
  func respond(to request: HTTPRequest) -> HTTPResponse
}
