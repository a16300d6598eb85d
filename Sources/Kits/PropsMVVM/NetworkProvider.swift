import Foundation
import HeadlessDevice
public import Reactive

/// What sends targets and gives their answers.
@MainActor public protocol NetworkProviderProtocol: AnyObject {
  /// The answer of a target; nothing is sent before somebody subscribes, and disposing cancels.
  func request<Target: NetworkTarget>(_ target: Target) -> Observable<Target.Response>
}

/// A provider over the device's network.
public final class NetworkProvider: NetworkProviderProtocol {
  private let headers: () -> [String: String]

  /// Creates a provider.
  ///
  /// - Parameter headers: asked before each request, for what signs it.
  public init(headers: @escaping () -> [String: String] = { [:] }) {
    self.headers = headers
  }

  /// The answer of a target, read as JSON whose dates are in ISO 8601.
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
      throw NetworkProviderError.unreadable(path: target.path)
    }
  }
}
