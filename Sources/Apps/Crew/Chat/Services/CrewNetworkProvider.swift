import CrewShared
import Foundation
import HeadlessDevice
import PropsMVVM
import Reactive

/// A network provider that sends its targets' requests by the app's HTTP client.
final class CrewNetworkProvider: NetworkProviderProtocol {
  private let client: any HTTPClient

  init(client: any HTTPClient) {
    self.client = client
  }

  func request<Target: NetworkTarget>(_ target: Target) -> Observable<Target.Response> {
    let request = HTTPRequest(target.method, target.path, body: target.body ?? Data())
    return client.model(of: request).asObservable()
  }
}
