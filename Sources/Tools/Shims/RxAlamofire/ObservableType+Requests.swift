// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are RxAlamofire's, and their documentation is too.
public import Alamofire
public import Foundation
public import Reactive
#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

extension ObservableType where Element == DataRequest {
  public func responseJSON() -> Observable<DataResponse<Any, AFError>> {
    flatMap { $0.rx.responseJSON() }
  }

  public func json(
    options: JSONSerialization.ReadingOptions = .allowFragments
  ) -> Observable<Any> {
    flatMap { $0.rx.json(options: options) }
  }

  public func responseString(
    encoding: String.Encoding? = nil
  ) -> Observable<(HTTPURLResponse, String)> {
    flatMap { $0.rx.responseString(encoding: encoding) }
  }

  public func string(encoding: String.Encoding? = nil) -> Observable<String> {
    flatMap { $0.rx.string(encoding: encoding) }
  }

  public func responseData() -> Observable<(HTTPURLResponse, Data)> {
    flatMap { $0.rx.responseData() }
  }

  public func data() -> Observable<Data> { flatMap { $0.rx.data() } }

  public func responseDecodable<T: Decodable>(
    of type: T.Type = T.self, decoder: any Alamofire.DataDecoder = JSONDecoder()
  ) -> Observable<(HTTPURLResponse, T)> {
    flatMap { $0.rx.responseDecodable(decoder: decoder) }
  }

  public func decodable<T: Decodable>(
    decoder: any Alamofire.DataDecoder = JSONDecoder()
  ) -> Observable<T> {
    flatMap { $0.rx.decodable(decoder: decoder) }
  }

  public func progress() -> Observable<RxProgress> { flatMap { $0.rx.progress() } }

  public func validate<S: Sequence>(statusCode: S) -> Observable<DataRequest>
  where S.Element == Int { map { $0.validate(statusCode: statusCode) } }

  public func validate<S: Sequence>(contentType: S) -> Observable<DataRequest>
  where S.Element == String { map { $0.validate(contentType: contentType) } }

  public func validate() -> Observable<DataRequest> { map { $0.validate() } }
}
