import HeadlessDevice

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
