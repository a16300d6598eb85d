import HeadlessDevice

/// A method, a path pattern and the handler of its requests.
struct Endpoint {
  let method: String

  /// The path's segments; `*` stands for any segment.
  let path: [Substring]

  let handler: (ServerRequest) -> HTTPResponse

  init(_ method: String, _ path: String, handler: @escaping (ServerRequest) -> HTTPResponse) {
    self.method = method
    self.path = path.split(separator: "/")
    self.handler = handler
  }
}
