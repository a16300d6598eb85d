// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are RxCocoa's, and their documentation is too.
public import Foundation
public import HeadlessFoundation
@_exported import Reactive
@_exported import ReactiveUIKit
#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

/// The reasons why an answer of a URL session is an error.
public enum RxCocoaURLError: Error {
  case unknown
  case nonHTTPResponse(response: URLResponse)
  case httpRequestFailed(response: HTTPURLResponse, data: Data?)
  case deserializationError(error: any Error)
}

extension HeadlessFoundation.URLSession: ReactiveCompatible {}

extension Reactive where Base: HeadlessFoundation.URLSession {
  /// The answer of a request, which is sent for each subscription.
  public func response(
    request: URLRequest
  ) -> Observable<(response: HTTPURLResponse, data: Data)> {
    let session = base
    return Observable.create { observer in
      let task = session.dataTask(with: request) { data, response, error in
        guard let response, let data else {
          return observer.on(.error(error ?? RxCocoaURLError.unknown))
        }
        guard let answer = response as? HTTPURLResponse else {
          return observer.on(.error(RxCocoaURLError.nonHTTPResponse(response: response)))
        }
        observer.on(.next((response: answer, data: data)))
        observer.on(.completed)
      }
      task.resume()
      return Disposables.create { task.cancel() }
    }
  }

  /// The bytes of a successful answer.
  public func data(request: URLRequest) -> Observable<Data> {
    response(request: request).map { answer in
      guard 200..<300 ~= answer.response.statusCode else {
        throw RxCocoaURLError.httpRequestFailed(response: answer.response, data: answer.data)
      }
      return answer.data
    }
  }

  /// The JSON of a successful answer.
  public func json(
    request: URLRequest, options: JSONSerialization.ReadingOptions = []
  ) -> Observable<Any> {
    data(request: request).map { data in
      do {
        return try JSONSerialization.jsonObject(with: data, options: options)
      } catch {
        throw RxCocoaURLError.deserializationError(error: error)
      }
    }
  }

  /// The JSON of a successful answer.
  public func json(url: URL) -> Observable<Any> { json(request: URLRequest(url: url)) }
}
