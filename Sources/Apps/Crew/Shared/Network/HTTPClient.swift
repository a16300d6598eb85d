package import Foundation
package import HeadlessDevice

/// The app's access to its server, which all flows share.
package protocol HTTPClient: AnyObject {
  /// A closure that cancels a request.
  typealias Cancel = () -> Void

  /// Sends a request, and calls the completion handler with the response's body or an error.
  ///
  /// The handler is not called after the request is cancelled or the session has ended.
  func send(
    _ request: HTTPRequest, fileID: StaticString, line: UInt,
    completion: @escaping (Result<Data, any Error>) -> Void
  ) -> Cancel

  /// Cancels all requests under way.
  func cancelAll()
}

extension HTTPClient {
  /// Sends a request, and calls the completion handler with the decoded response or an error.
  package func fetch<Model: Decodable>(
    _ request: HTTPRequest, fileID: StaticString = #fileID, line: UInt = #line,
    completion: @escaping (Result<Model, any Error>) -> Void
  ) -> Cancel {
    send(request, fileID: fileID, line: line) { result in
      completion(Result { try Self.decode(result.get()) })
    }
  }

  /// Decodes a response's body from JSON with dates in ISO 8601.
  static func decode<Model: Decodable>(_ body: Data) throws(ServerError) -> Model {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    do {
      return try decoder.decode(Model.self, from: body)
    } catch {
      Device.current.network.reportDecodingFailure(error)
      throw .unreadable
    }
  }
}
