import Foundation
import HeadlessDevice

/// An error in the server's response.
package enum ServerError: Error, Equatable, LocalizedError {
  /// The server responded with an error status, and a message if its body has one.
  case refused(status: Int, message: String?)
  /// The response cannot be decoded.
  case unreadable

  /// Creates the error of a response with an error status, whose body may be `{"message": …}`.
  @MainActor init(_ response: HTTPResponse) {
    let body = try? JSONDecoder().decode([String: String].self, from: response.body)
    self = .refused(status: response.status, message: body?["message"])
  }

  /// The message to show in an alert: the server's own, if there is one.
  package var errorDescription: String? {
    MainActor.assumeIsolated {
      switch self {
      case .refused(let status, let message):
        message ?? "The server answered with status %@.".localized(with: String(status))
      case .unreadable: "The server's answer could not be read.".localized
      }
    }
  }
}
