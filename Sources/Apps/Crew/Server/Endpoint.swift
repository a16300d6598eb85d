import HeadlessDevice

/// A method and a path, and what they are answered with.
struct Endpoint {
  let method: String

  /// The path's segments; `*` stands for any one.
  let path: [Substring]

  let answer: (Call) -> HTTPResponse

  init(_ method: String, _ path: String, answer: @escaping (Call) -> HTTPResponse) {
    self.method = method
    self.path = path.split(separator: "/")
    self.answer = answer
  }
}
