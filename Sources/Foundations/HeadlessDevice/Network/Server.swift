/// An in-process server of the app, for requests that match no stub.
public protocol Server: AnyObject {
  /// Returns the response to a request; called after the request's latency.
  func respond(to request: HTTPRequest) -> HTTPResponse
}
