// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are RxAlamofire's, and their documentation is too.
@_exported public import Alamofire
public import Foundation
public import Reactive
#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

/// The error of an answer that is neither a value nor a failure.
public let RxAlamofireUnknownError = NSError(domain: "RxAlamofireDomain", code: -1)

extension Request: ReactiveCompatible {}

extension Reactive where Base: DataRequest {
  public func validateSuccessfulResponse() -> DataRequest {
    base.validate(statusCode: 200..<300)
  }

  /// The answer and its value, as a serializer reads it.
  public func responseResult<Serializer: DataResponseSerializerProtocol>(
    responseSerializer: Serializer
  ) -> Observable<(HTTPURLResponse, Serializer.SerializedObject)> {
    answer(responseSerializer) { answer, value in
      guard let response = answer.response else { throw RxAlamofireUnknownError }
      return (response, value)
    }
  }

  /// The value of the answer, as a serializer reads it.
  public func result<Serializer: DataResponseSerializerProtocol>(
    responseSerializer: Serializer
  ) -> Observable<Serializer.SerializedObject> {
    answer(responseSerializer) { $1 }
  }

  private func answer<Serializer: DataResponseSerializerProtocol, Result>(
    _ serializer: Serializer,
    _ read:
      @escaping (AFDataResponse<Serializer.SerializedObject>, Serializer.SerializedObject)
      throws -> Result
  ) -> Observable<Result> {
    let base = base
    return Observable.create { observer in
      base.response(responseSerializer: serializer) { answer in
        do {
          observer.onNext(try read(answer, try answer.result.get()))
          observer.onCompleted()
        } catch {
          observer.onError(error)
        }
      }
      return Disposables.create { base.cancel() }
    }
  }

  // MARK: Answers with their values

  public func responseData() -> Observable<(HTTPURLResponse, Data)> {
    responseResult(responseSerializer: DataResponseSerializer())
  }

  public func responseString(
    encoding: String.Encoding? = nil
  ) -> Observable<(HTTPURLResponse, String)> {
    responseResult(responseSerializer: StringResponseSerializer(encoding: encoding))
  }

  public func responseDecodable<T: Decodable>(
    decoder: any Alamofire.DataDecoder = JSONDecoder()
  ) -> Observable<(HTTPURLResponse, T)> {
    responseResult(responseSerializer: DecodableResponseSerializer<T>(decoder: decoder))
  }

  /// The whole answer, whose result may be a failure.
  public func responseJSON() -> Observable<DataResponse<Any, AFError>> {
    let base = base
    return Observable.create { observer in
      base.responseJSON { answer in
        if let error = answer.error { return observer.onError(error) }
        observer.onNext(answer)
        observer.onCompleted()
      }
      return Disposables.create { base.cancel() }
    }
  }

  // MARK: Values

  public func data() -> Observable<Data> {
    result(responseSerializer: DataResponseSerializer())
  }

  public func string(encoding: String.Encoding? = nil) -> Observable<String> {
    result(responseSerializer: StringResponseSerializer(encoding: encoding))
  }

  public func json(
    options: JSONSerialization.ReadingOptions = .allowFragments
  ) -> Observable<Any> {
    result(responseSerializer: JSONResponseSerializer(options: options))
  }

  public func decodable<T: Decodable>(
    decoder: any Alamofire.DataDecoder = JSONDecoder()
  ) -> Observable<T> {
    result(responseSerializer: DecodableResponseSerializer<T>(decoder: decoder))
  }
}

// MARK: Progress

/// The bytes of a request that are there, and those that are to come.
nonisolated public struct RxProgress {
  public let bytesWritten: Int64
  public let totalBytes: Int64

  public init(bytesWritten: Int64, totalBytes: Int64) {
    self.bytesWritten = bytesWritten
    self.totalBytes = totalBytes
  }

  public var bytesRemaining: Int64 { totalBytes - bytesWritten }

  public var completed: Float {
    totalBytes > 0 ? Float(bytesWritten) / Float(totalBytes) : 0
  }
}

extension Reactive where Base: Request {
  /// The progress of the download, beginning with nothing, and completed with all bytes.
  public func progress() -> Observable<RxProgress> {
    let base = base
    return Observable.create { observer in
      base.downloadProgress { progress in
        let sent = RxProgress(
          bytesWritten: progress.completedUnitCount, totalBytes: progress.totalUnitCount)
        observer.onNext(sent)
        if sent.bytesWritten >= sent.totalBytes { observer.onCompleted() }
      }
      return Disposables.create()
    }
    .startWith(RxProgress(bytesWritten: 0, totalBytes: 0))
  }
}
