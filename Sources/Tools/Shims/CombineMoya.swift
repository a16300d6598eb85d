// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are CombineMoya's, and their documentation is too.
public import Combine
public import Foundation
public import HeadlessFoundation
@_exported public import Moya

extension MoyaProvider {
  /// The answer of a request, which is sent for each subscription and cancelled with it.
  public func requestPublisher(
    _ target: Target, callbackQueue: HeadlessFoundation.DispatchQueue? = nil
  ) -> AnyPublisher<Response, MoyaError> {
    Deferred { [self] in
      var call: (any Moya.Cancellable)?
      return Future<Response, MoyaError> { [self] promise in
        call = request(target, callbackQueue: callbackQueue, progress: nil) { promise($0) }
      }
      .handleEvents(receiveCancel: { call?.cancel() })
    }
    .eraseToAnyPublisher()
  }
}

extension AnyPublisher where Output == Response, Failure == MoyaError {
  private func mapping<Value>(
    _ transform: @escaping (Response) throws -> Value
  ) -> AnyPublisher<Value, MoyaError> {
    tryMap(transform).mapError { $0 as? MoyaError ?? .underlying($0, nil) }.eraseToAnyPublisher()
  }

  public func filter<R: RangeExpression>(
    statusCodes: R
  ) -> AnyPublisher<Response, MoyaError> where R.Bound == Int {
    mapping { try $0.filter(statusCodes: statusCodes) }
  }

  public func filter(statusCode: Int) -> AnyPublisher<Response, MoyaError> {
    mapping { try $0.filter(statusCode: statusCode) }
  }

  public func filterSuccessfulStatusCodes() -> AnyPublisher<Response, MoyaError> {
    mapping { try $0.filterSuccessfulStatusCodes() }
  }

  public func filterSuccessfulStatusAndRedirectCodes() -> AnyPublisher<Response, MoyaError> {
    mapping { try $0.filterSuccessfulStatusAndRedirectCodes() }
  }

  public func mapImage() -> AnyPublisher<Image, MoyaError> { mapping { try $0.mapImage() } }

  public func mapJSON(failsOnEmptyData: Bool = true) -> AnyPublisher<Any, MoyaError> {
    mapping { try $0.mapJSON(failsOnEmptyData: failsOnEmptyData) }
  }

  public func mapString(atKeyPath keyPath: String? = nil) -> AnyPublisher<String, MoyaError> {
    mapping { try $0.mapString(atKeyPath: keyPath) }
  }

  public func map<D: Decodable>(
    _ type: D.Type, atKeyPath keyPath: String? = nil, using decoder: JSONDecoder = JSONDecoder(),
    failsOnEmptyData: Bool = true
  ) -> AnyPublisher<D, MoyaError> {
    mapping {
      try $0.map(
        type, atKeyPath: keyPath, using: decoder, failsOnEmptyData: failsOnEmptyData)
    }
  }
}
