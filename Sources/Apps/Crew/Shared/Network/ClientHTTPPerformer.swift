import HeadlessDevice
import MVPCF
import Reactive

/// An HTTP performer over the app's HTTP client.
final class ClientHTTPPerformer: HTTPPerformer {
  private let client: any HTTPClient

  init(client: any HTTPClient) {
    self.client = client
  }

  func perform<Model: Decodable>(_ request: HTTPRequest, as type: Model.Type) -> Single<Model> {
    client.model(of: request)
  }

  func perform(_ request: HTTPRequest) -> Single<Void> {
    client.body(of: request).map { _ in }
  }
}
