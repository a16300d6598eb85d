#if canImport(FoundationNetworking)
  public import FoundationNetworking

  /// The certificates of a server, which no connection has here.
  nonisolated public final class SecTrust: Sendable {
    private init() {}
  }

  /// The method by which a server shows its certificates; no server asks for one here.
  nonisolated public let NSURLAuthenticationMethodServerTrust =
    "NSURLAuthenticationMethodServerTrust"

  extension URLProtectionSpace {
    /// The certificates of the server: none, since answers are given and nothing is connected.
    nonisolated public var serverTrust: SecTrust? { nil }
  }

  extension URLCredential {
    /// Creates a credential that accepts the certificates of a server.
    nonisolated public convenience init(trust: SecTrust) {
      self.init(user: "", password: "", persistence: .none)
    }
  }
#endif
