public import Foundation

/// Why a request got no answer.
public enum NetworkError: Error, Equatable, Sendable, LocalizedError, CustomStringConvertible {
  /// The phone has no connection.
  case offline
  /// The server took too long.
  case timedOut
  /// Something else went wrong; the text says what.
  case failed(String)
  /// Nothing answers on this phone: no stub matches, and the app brought no server.
  case noServer(String)

  /// The sentence an alert shows.
  public var description: String {
    switch self {
    case .offline: "The Internet connection appears to be offline."
    case .timedOut: "The request timed out."
    case .failed(let message): message
    case .noServer(let request):
      "Nothing answers \(request): no stub matches, and the app brought no server. "
        + "Write `given \(request) responds 200 …`, or set Device.current.network.server."
    }
  }

  /// The sentence an alert shows, for those who ask for `localizedDescription`.
  public var errorDescription: String? { description }
}
