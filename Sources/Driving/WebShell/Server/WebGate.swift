/// The checks that a request must pass before it reaches a session.
///
/// The token is part of each address, so that only those who were given the address can ask. A page
/// of another site cannot: its origin is refused, and so is a host that only resolves to this machine.
package struct WebGate {
  /// The number of bytes of the longest body that is accepted.
  package static let bodyLimit = 65_536

  /// The secret part of the address.
  package let token: String

  /// The port of the server.
  package let port: UInt16

  /// Creates the checks of a server.
  package init(token: String, port: UInt16) {
    self.token = token
    self.port = port
  }

  /// The address of the page.
  package var address: String { "http://127.0.0.1:\(port)/\(token)/" }

  private var hosts: [String] { ["127.0.0.1:\(port)", "localhost:\(port)"] }

  /// Returns the path behind the token, or the refusal.
  package func route(_ request: WebRequest) -> Result<String, WebRefusal> {
    guard let host = request.host, hosts.contains(host.lowercased()) else {
      return .failure(WebRefusal(403, "this server answers only to \(hosts[0])"))
    }
    if let origin = request.origin, !hosts.contains(where: { origin == "http://\($0)" }) {
      return .failure(WebRefusal(403, "requests from other origins are refused"))
    }
    let parts = request.path.split(
      separator: "/", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count >= 2, Self.isEqual(String(parts[1]), token) else {
      return .failure(WebRefusal(403, "the token is missing: open the address that was printed"))
    }
    guard !request.isOversized else {
      return .failure(WebRefusal(413, "the body is longer than \(Self.bodyLimit) bytes"))
    }
    return .success(parts.count == 3 ? String(parts[2]) : "/")
  }

  /// Compares texts in a time that does not depend on where they differ.
  private static func isEqual(_ one: String, _ other: String) -> Bool {
    let (one, other) = (Array(one.utf8), Array(other.utf8))
    guard one.count == other.count else { return false }
    return zip(one, other).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }

  /// Returns a new token of 128 random bits.
  package static func makeToken() -> String {
    var generator = SystemRandomNumberGenerator()
    return (0..<2).map { _ in
      let digits = String(generator.next(), radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}

/// The refusal of a request, with its status.
package struct WebRefusal: Error, Equatable {
  /// The status.
  package let status: Int

  /// The reason.
  package let message: String

  /// Creates a refusal.
  package init(_ status: Int, _ message: String) {
    self.status = status
    self.message = message
  }

  /// The answer.
  @MainActor var response: WebResponse { WebResponse(status, message + "\n") }
}
