public import Foundation

/// An error for a request that got no response.
public enum NetworkError: Error, Equatable, Sendable, LocalizedError, CustomStringConvertible {
  /// The device has no connection.
  case offline
  /// The request timed out.
  case timedOut
  /// The connection was lost before the response arrived; the server may have taken the request.
  case connectionLost
  /// Another failure, with its message.
  case failed(String)
  /// No stub matches the request, and the app set no server; with the request's summary.
  case noServer(String)

  /// The message to show in an alert.
  public var description: String {
    switch self {
    case .offline: "The Internet connection appears to be offline."
    case .timedOut: "The request timed out."
    case .connectionLost: "The network connection was lost."
    case .failed(let message): message
    case .noServer(let request):
      "Nothing answers \(request): no stub matches, and the app brought no server. "
        + "Write `given \(request) responds 200 …`, or set Device.current.network.server."
    }
  }

  /// The same message, for `localizedDescription`.
  public var errorDescription: String? { description }
}
