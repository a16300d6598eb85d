import HeadlessDevice

extension HTTPResponse {
  /// Returns a successful response with a JSON body.
  static func ok(_ json: some Encodable, status: Int = 200) -> HTTPResponse {
    (try? HTTPResponse(status: status, json: json)) ?? .error(500, "The answer is unreadable.")
  }

  /// Returns an error response whose JSON body holds a message.
  static func error(_ status: Int, _ message: String) -> HTTPResponse {
    (try? HTTPResponse(status: status, json: ["message": message]))
      ?? HTTPResponse(status: status)
  }
}
