/// A request of a browser.
package struct WebRequest: Equatable {
  /// The method in capitals.
  package var method = "GET"

  /// The path, which begins with the token.
  package var path = "/"

  /// The header `Host`.
  package var host: String?

  /// The header `Origin`; browsers send it with all requests that may change something.
  package var origin: String?

  /// The header `Content-Type`.
  package var contentType: String?

  /// The body.
  package var body: [UInt8] = []

  /// Whether the body was longer than the server accepts.
  package var isOversized = false

  /// Creates a request for the root.
  package init() {}
}

/// The answer to a request.
package struct WebResponse: Equatable {
  /// The status.
  package var status = 200

  /// The header `Content-Type`.
  package var contentType = "text/plain; charset=utf-8"

  /// Further headers, names and values in turn.
  package var headers: [String] = []

  /// The body.
  package var body: [UInt8] = []

  /// Creates an answer with a text.
  package init(_ status: Int = 200, _ text: String, type: String = "text/plain; charset=utf-8") {
    self.status = status
    contentType = type
    body = Array(text.utf8)
  }

  /// All headers: nothing is stored, framed, or told to other sites.
  package var allHeaders: [String] {
    [
      "Content-Type", contentType, "Cache-Control", "no-store", "Referrer-Policy", "no-referrer",
      "X-Content-Type-Options", "nosniff", "X-Frame-Options", "DENY",
      "Cross-Origin-Resource-Policy", "same-origin",
    ] + headers
  }
}
