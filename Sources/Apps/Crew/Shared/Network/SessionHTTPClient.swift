package import Foundation
package import HeadlessDevice

/// An HTTP client that signs requests with the session's token and notices when the server refuses it.
package final class SessionHTTPClient: HTTPClient {
  /// A closure called when the server no longer accepts the session's token.
  package var sessionExpired: (() -> Void)?

  private let preferences: any PreferencesManager
  private let network: Network
  private var cancels: [Int: Cancel] = [:]
  private var count = 0

  init(preferences: any PreferencesManager, network: Network = Device.current.network) {
    self.preferences = preferences
    self.network = network
  }

  package func send(
    _ request: HTTPRequest, fileID: StaticString, line: UInt,
    completion: @escaping (Result<Data, any Error>) -> Void
  ) -> Cancel {
    let token = preferences.authToken
    var signed = request
    if let token { signed.headers["Authorization"] = "Bearer \(token)" }
    count += 1
    let number = count
    let sent = network.send(signed, fileID: fileID, line: line) { [weak self] result in
      self?.cancels[number] = nil
      guard self?.isExpired(token, by: result) != true else { return }
      completion(Self.body(of: result))
    }
    let cancel: Cancel = { [weak self] in
      sent.cancel()
      self?.cancels[number] = nil
    }
    cancels[number] = cancel
    return cancel
  }

  package func cancelAll() {
    for cancel in cancels.values { cancel() }
  }

  /// Reports the end of the session if the server refuses its token, and returns whether it does.
  private func isExpired(
    _ token: String?, by result: Result<HTTPResponse, NetworkError>
  ) -> Bool {
    guard let sessionExpired, let token, token == preferences.authToken,
      case .success(let response) = result, response.status == 401
    else { return false }
    sessionExpired()
    return true
  }

  private static func body(
    of result: Result<HTTPResponse, NetworkError>
  ) -> Result<Data, any Error> {
    result.mapError { $0 }.flatMap { response in
      response.isSuccess ? .success(response.body) : .failure(ServerError(response))
    }
  }
}
