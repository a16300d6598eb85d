import Foundation
import HeadlessDevice
public import Reactive

/// A type that sends requests, described by targets, and returns their responses.
@MainActor public protocol NetworkProviderProtocol: AnyObject {
  /// Returns the response of a target; sends it on subscription, and cancels it on disposal.
  func request<Target: NetworkTarget>(_ target: Target) -> Observable<Target.Response>
}

/// A provider that uses the device's network.
public final class NetworkProvider: NetworkProviderProtocol {
  private let headers: () -> [String: String]

  /// Creates a provider.
  ///
  /// - Parameter headers: called before each request; returns its header fields, such as a token.
  public init(headers: @escaping () -> [String: String] = { [:] }) {
    self.headers = headers
  }

  /// Returns the response of a target, decoded from JSON with dates in ISO 8601.
  public func request<Target: NetworkTarget>(_ target: Target) -> Observable<Target.Response> {
    Observable.create { [headers] observer in
      let request = HTTPRequest(
        target.method, target.path, headers: headers(), body: target.body ?? Data())
      let token = Device.current.network.send(request) { result in
        do {
          observer.onNext(try Self.read(try result.get(), for: target))
          observer.onCompleted()
        } catch {
          observer.onError(error)
        }
      }
      return Disposables.create { token.cancel() }
    }
  }

  private static func read<Target: NetworkTarget>(
    _ response: HTTPResponse, for target: Target
  ) throws -> Target.Response {
    guard response.isSuccess else {
      let message = try? JSONDecoder().decode([String: String].self, from: response.body)
      throw NetworkProviderError.refused(status: response.status, message: message?["message"])
    }
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    do {
      return try decoder.decode(Target.Response.self, from: response.body)
    } catch {
      Device.current.network.reportDecodingFailure(error)
      throw NetworkProviderError.unreadable(path: target.path)
    }
  }
}
