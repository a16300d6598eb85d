// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are RxMoya's, and their documentation is too.
public import Foundation
public import HeadlessFoundation
@_exported public import Moya
public import RxSwift

extension MoyaProvider: ReactiveCompatible {}

extension Reactive where Base: MoyaProviderType {
  /// The answer of a request, which is sent for each subscription.
  public func request(
    _ token: Base.Target, callbackQueue: HeadlessFoundation.DispatchQueue? = nil
  ) -> Single<Response> {
    Single.create { [weak base] single in
      let call = base?.request(token, callbackQueue: callbackQueue, progress: nil) { result in
        switch result {
        case .success(let response): single(.success(response))
        case .failure(let error): single(.failure(error))
        }
      }
      return Disposables.create { call?.cancel() }
    }
  }

  /// The progress of a request, and at last its answer.
  public func requestWithProgress(
    _ token: Base.Target, callbackQueue: HeadlessFoundation.DispatchQueue? = nil
  ) -> Observable<ProgressResponse> {
    Observable.create { [weak base] observer in
      let call = base?.request(
        token, callbackQueue: callbackQueue, progress: { observer.onNext($0) }
      ) { result in
        switch result {
        case .success: observer.onCompleted()
        case .failure(let error): observer.onError(error)
        }
      }
      return Disposables.create { call?.cancel() }
    }
  }
}

extension ObservableType where Element == ProgressResponse {
  public func filterCompleted() -> Observable<Response> { compactMap(\.response) }

  public func filterProgress() -> Observable<Double> {
    filter { !$0.completed }.map(\.progress)
  }
}

extension ObservableType where Element == Response {
  public func filter<R: RangeExpression>(statusCodes: R) -> Observable<Element>
  where R.Bound == Int { map { try $0.filter(statusCodes: statusCodes) } }

  public func filter(statusCode: Int) -> Observable<Element> {
    map { try $0.filter(statusCode: statusCode) }
  }

  public func filterSuccessfulStatusCodes() -> Observable<Element> {
    map { try $0.filterSuccessfulStatusCodes() }
  }

  public func filterSuccessfulStatusAndRedirectCodes() -> Observable<Element> {
    map { try $0.filterSuccessfulStatusAndRedirectCodes() }
  }

  public func mapImage() -> Observable<Image> { map { try $0.mapImage() } }

  public func mapJSON(failsOnEmptyData: Bool = true) -> Observable<Any> {
    map { try $0.mapJSON(failsOnEmptyData: failsOnEmptyData) }
  }

  public func mapString(atKeyPath keyPath: String? = nil) -> Observable<String> {
    map { try $0.mapString(atKeyPath: keyPath) }
  }

  public func map<D: Decodable>(
    _ type: D.Type, atKeyPath keyPath: String? = nil, using decoder: JSONDecoder = JSONDecoder(),
    failsOnEmptyData: Bool = true
  ) -> Observable<D> {
    map {
      try $0.map(
        type, atKeyPath: keyPath, using: decoder, failsOnEmptyData: failsOnEmptyData)
    }
  }
}

extension PrimitiveSequence where Trait == SingleTrait, Element == Response {
  public func filter<R: RangeExpression>(statusCodes: R) -> Single<Element>
  where R.Bound == Int { map { try $0.filter(statusCodes: statusCodes) } }

  public func filter(statusCode: Int) -> Single<Element> {
    map { try $0.filter(statusCode: statusCode) }
  }

  public func filterSuccessfulStatusCodes() -> Single<Element> {
    map { try $0.filterSuccessfulStatusCodes() }
  }

  public func filterSuccessfulStatusAndRedirectCodes() -> Single<Element> {
    map { try $0.filterSuccessfulStatusAndRedirectCodes() }
  }

  public func mapImage() -> Single<Image> { map { try $0.mapImage() } }

  public func mapJSON(failsOnEmptyData: Bool = true) -> Single<Any> {
    map { try $0.mapJSON(failsOnEmptyData: failsOnEmptyData) }
  }

  public func mapString(atKeyPath keyPath: String? = nil) -> Single<String> {
    map { try $0.mapString(atKeyPath: keyPath) }
  }

  public func map<D: Decodable>(
    _ type: D.Type, atKeyPath keyPath: String? = nil, using decoder: JSONDecoder = JSONDecoder(),
    failsOnEmptyData: Bool = true
  ) -> Single<D> {
    map {
      try $0.map(
        type, atKeyPath: keyPath, using: decoder, failsOnEmptyData: failsOnEmptyData)
    }
  }
}
