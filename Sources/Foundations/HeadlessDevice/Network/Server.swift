/// An in-process server of the app, for requests that match no stub.
public protocol Server: AnyObject {
  /// Returns the response to a request; called after the request's latency.
  func respond(to request: HTTPRequest) -> HTTPResponse

  /// Returns the result of a request, which may also be an error; by default the response.
  func outcome(of request: HTTPRequest) -> Stub.Outcome
}

extension Server {
  /// Returns the response to a request.
  public func outcome(of request: HTTPRequest) -> Stub.Outcome {
    .response(respond(to: request))
  }
}
