#if canImport(FoundationNetworking)
  public import FoundationNetworking

  /// The settings of Apple's `URLSessionConfiguration` that Linux lacks; without effect.
  extension URLSessionConfiguration {
    /// Whether expensive networks are used; always true.
    nonisolated public var allowsExpensiveNetworkAccess: Bool {
      get { true }
      set { _ = newValue }
    }

    /// Whether networks with Low Data Mode are used; always true.
    nonisolated public var allowsConstrainedNetworkAccess: Bool {
      get { true }
      set { _ = newValue }
    }

    /// Whether a request waits for a network; always false: `given network` decides.
    nonisolated public var waitsForConnectivity: Bool {
      get { false }
      set { _ = newValue }
    }
  }

  /// The settings of Apple's `URLRequest` that Linux lacks; without effect.
  extension URLRequest {
    /// Whether expensive networks are used; always true.
    nonisolated public var allowsExpensiveNetworkAccess: Bool {
      get { true }
      set { _ = newValue }
    }

    /// Whether networks with Low Data Mode are used; always true.
    nonisolated public var allowsConstrainedNetworkAccess: Bool {
      get { true }
      set { _ = newValue }
    }
  }
#endif
