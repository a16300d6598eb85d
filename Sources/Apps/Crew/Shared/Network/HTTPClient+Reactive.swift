package import Foundation
package import HeadlessDevice
package import Reactive

extension HTTPClient {
  /// Emits the body of the response; sends the request on subscription, and cancels it on disposal.
  package func body(
    of request: HTTPRequest, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Single<Data> {
    .create { [self] single in
      let cancel = send(request, fileID: fileID, line: line) { single($0) }
      return Disposables.create { cancel() }
    }
  }

  /// Emits the decoded response; sends the request on subscription, and cancels it on disposal.
  package func model<Model: Decodable>(
    of request: HTTPRequest, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Single<Model> {
    body(of: request, fileID: fileID, line: line).map { try Self.decode($0) }
  }
}
