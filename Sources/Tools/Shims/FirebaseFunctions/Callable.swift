// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Firebase's, and their documentation is too.
public import Foundation

/// A function whose data and result are values of an app's types.
public struct Callable<Request: Encodable, Response: Decodable> {
  private let callable: HTTPSCallable
  private let encoder: FirebaseDataEncoder
  private let decoder: FirebaseDataDecoder

  init(_ callable: HTTPSCallable, _ encoder: FirebaseDataEncoder, _ decoder: FirebaseDataDecoder) {
    self.callable = callable
    self.encoder = encoder
    self.decoder = decoder
  }

  public var timeoutInterval: TimeInterval {
    get { callable.timeoutInterval }
    nonmutating set { callable.timeoutInterval = newValue }
  }

  public func call(_ data: Request, completion: @escaping (Result<Response, any Error>) -> Void) {
    do {
      let value = try encoder.encode(data)
      callable.call(value) { [decoder] result, error in
        completion(
          Result {
            guard let result else { throw error ?? FunctionsErrorCode.internal.error() }
            return try decoder.decode(Response.self, from: result.data)
          })
      }
    } catch {
      completion(.failure(error))
    }
  }

  public func call(_ data: Request) async throws -> Response {
    let result = try await callable.call(try encoder.encode(data))
    return try decoder.decode(Response.self, from: result.data)
  }

  public func callAsFunction(_ data: Request) async throws -> Response { try await call(data) }

  public func callAsFunction(
    _ data: Request, completion: @escaping (Result<Response, any Error>) -> Void
  ) { call(data, completion: completion) }
}

extension Functions {
  public func httpsCallable<Request: Encodable, Response: Decodable>(
    _ name: String, requestAs: Request.Type = Request.self,
    responseAs: Response.Type = Response.self,
    encoder: FirebaseDataEncoder = FirebaseDataEncoder(),
    decoder: FirebaseDataDecoder = FirebaseDataDecoder()
  ) -> Callable<Request, Response> { Callable(httpsCallable(name), encoder, decoder) }

  public func httpsCallable<Request: Encodable, Response: Decodable>(
    _ url: URL, requestAs: Request.Type = Request.self,
    responseAs: Response.Type = Response.self,
    encoder: FirebaseDataEncoder = FirebaseDataEncoder(),
    decoder: FirebaseDataDecoder = FirebaseDataDecoder()
  ) -> Callable<Request, Response> { Callable(httpsCallable(url), encoder, decoder) }
}
