#if canImport(FoundationNetworking)
  public import Foundation
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

  extension URLError {
    /// The reason for which a network is not used.
    nonisolated public enum NetworkUnavailableReason: Int, Sendable {
      /// A setting of the request or its session.
      case cellular, expensive, constrained
    }

    /// The reason for which the network was not used; always nil, since all networks are.
    nonisolated public var networkUnavailableReason: NetworkUnavailableReason? { nil }
  }
#endif
