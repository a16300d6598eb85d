import HeadlessDevice

/// A method, a path pattern and the handler of its requests.
struct Endpoint {
  let method: String

  /// The path's segments; `*` stands for any segment.
  let path: [Substring]

  let handler: (ServerRequest) -> HTTPResponse

  init(_ method: String, _ path: String, handler: @escaping (ServerRequest) -> HTTPResponse) {
    self.method = method
    self.path = path[...].pathSegments
    self.handler = handler
  }
}

nonisolated extension Substring {
  /// The segments of a path, without empty ones.
  var pathSegments: [Substring] {
    utf8.split(separator: UInt8(ascii: "/")).map { Substring($0) }
  }
}
