// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Alamofire's, and their documentation is too.
public import Foundation

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

public typealias AFDataResponse<Success> = DataResponse<Success, AFError>
public typealias AFDownloadResponse<Success> = DownloadResponse<Success, AFError>
public typealias AFResult<Success> = Result<Success, AFError>

nonisolated public struct DataResponse<Success, Failure: Error> {
  public let request: URLRequest?
  public let response: HTTPURLResponse?
  public let data: Data?
  /// The measured times; nil, because nothing is measured.
  public let metrics: URLSessionTaskMetrics?
  public let serializationDuration: TimeInterval
  public let result: Result<Success, Failure>

  public var value: Success? { try? result.get() }
  public var error: Failure? { result.failure }

  public init(
    request: URLRequest?, response: HTTPURLResponse?, data: Data?,
    metrics: URLSessionTaskMetrics? = nil, serializationDuration: TimeInterval = 0,
    result: Result<Success, Failure>
  ) {
    self.metrics = metrics
    self.request = request
    self.response = response
    self.data = data
    self.serializationDuration = serializationDuration
    self.result = result
  }

  private func with<NewSuccess, NewFailure>(
    _ result: Result<NewSuccess, NewFailure>
  ) -> DataResponse<NewSuccess, NewFailure> {
    DataResponse<NewSuccess, NewFailure>(
      request: request, response: response, data: data,
      serializationDuration: serializationDuration, result: result)
  }

  public func map<NewSuccess>(
    _ transform: (Success) -> NewSuccess
  ) -> DataResponse<NewSuccess, Failure> { with(result.map(transform)) }

  public func tryMap<NewSuccess>(
    _ transform: (Success) throws -> NewSuccess
  ) -> DataResponse<NewSuccess, any Error> {
    with(Result<NewSuccess, any Error> { try transform(result.get()) })
  }

  public func mapError<NewFailure>(
    _ transform: (Failure) -> NewFailure
  ) -> DataResponse<Success, NewFailure> { with(result.mapError(transform)) }
}

nonisolated extension DataResponse: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String { "\(result)" }
  public var debugDescription: String {
    let line = request.map { "\($0.httpMethod ?? "GET") \($0.url?.absoluteString ?? "")" }
    return """
      [Request]: \(line ?? "None")
      [Response]: \(response.map { "[Status Code]: \($0.statusCode)" } ?? "None")
      [Data]: \(data.map { "\($0.count) bytes" } ?? "None")
      [Result]: \(result)
      """
  }
}

nonisolated public struct DownloadResponse<Success, Failure: Error> {
  public let request: URLRequest?
  public let response: HTTPURLResponse?
  public let fileURL: URL?
  public let result: Result<Success, Failure>

  public var value: Success? { try? result.get() }
  public var error: Failure? { result.failure }
}

nonisolated extension Result {
  var failure: Failure? { if case .failure(let error) = self { error } else { nil } }
}

// MARK: Serializers

/// A value for an answer without contents.
nonisolated public struct Empty: Codable, Sendable {
  public static let value = Empty()
}

nonisolated public protocol EmptyResponse {
  static func emptyValue() -> Self
}

nonisolated extension Empty: EmptyResponse {
  public static func emptyValue() -> Empty { value }
}

public protocol DataDecoder {
  func decode<D: Decodable>(_ type: D.Type, from data: Data) throws -> D
}

extension JSONDecoder: DataDecoder {}
extension PropertyListDecoder: DataDecoder {}

public protocol DataPreprocessor {
  func preprocess(_ data: Data) throws -> Data
}

public protocol DataResponseSerializerProtocol<SerializedObject> {
  associatedtype SerializedObject
  func serialize(
    request: URLRequest?, response: HTTPURLResponse?, data: Data?, error: (any Error)?
  ) throws -> SerializedObject
}

public protocol ResponseSerializer<SerializedObject>: DataResponseSerializerProtocol {
  var emptyRequestMethods: Set<HTTPMethod> { get }
  var emptyResponseCodes: Set<Int> { get }
}

extension ResponseSerializer {
  public static var defaultEmptyRequestMethods: Set<HTTPMethod> { [.head] }
  public static var defaultEmptyResponseCodes: Set<Int> { [204, 205] }
  public var emptyRequestMethods: Set<HTTPMethod> { Self.defaultEmptyRequestMethods }
  public var emptyResponseCodes: Set<Int> { Self.defaultEmptyResponseCodes }

  /// Returns the contents of an answer; nil if the answer may be empty and is.
  func contents(
    _ request: URLRequest?, _ response: HTTPURLResponse?, _ data: Data?, _ error: (any Error)?
  ) throws -> Data? {
    if let error { throw error }
    if let data, !data.isEmpty { return data }
    let mayBeEmpty =
      request?.method.map(emptyRequestMethods.contains) == true
      || response.map { emptyResponseCodes.contains($0.statusCode) } == true
    guard mayBeEmpty else {
      throw AFError.responseSerializationFailed(reason: .inputDataNilOrZeroLength)
    }
    return nil
  }
}

public final class DataResponseSerializer: ResponseSerializer {
  public let emptyResponseCodes: Set<Int>
  public init(emptyResponseCodes: Set<Int> = [204, 205]) {
    self.emptyResponseCodes = emptyResponseCodes
  }
  public func serialize(
    request: URLRequest?, response: HTTPURLResponse?, data: Data?, error: (any Error)?
  ) throws -> Data { try contents(request, response, data, error) ?? Data() }
}

public final class StringResponseSerializer: ResponseSerializer {
  private let encoding: String.Encoding?
  public let emptyResponseCodes: Set<Int>
  public init(encoding: String.Encoding? = nil, emptyResponseCodes: Set<Int> = [204, 205]) {
    (self.encoding, self.emptyResponseCodes) = (encoding, emptyResponseCodes)
  }
  public func serialize(
    request: URLRequest?, response: HTTPURLResponse?, data: Data?, error: (any Error)?
  ) throws -> String {
    guard let data = try contents(request, response, data, error) else { return "" }
    let encoding = encoding ?? .utf8
    guard let text = String(data: data, encoding: encoding) else {
      throw AFError.responseSerializationFailed(
        reason: .stringSerializationFailed(encoding: encoding))
    }
    return text
  }
}

public final class JSONResponseSerializer: ResponseSerializer {
  private let options: JSONSerialization.ReadingOptions
  public init(options: JSONSerialization.ReadingOptions = .allowFragments) {
    self.options = options
  }
  public func serialize(
    request: URLRequest?, response: HTTPURLResponse?, data: Data?, error: (any Error)?
  ) throws -> Any {
    guard let data = try contents(request, response, data, error) else { return NSNull() }
    do {
      return try JSONSerialization.jsonObject(with: data, options: options)
    } catch {
      throw AFError.responseSerializationFailed(reason: .jsonSerializationFailed(error: error))
    }
  }
}

public final class DecodableResponseSerializer<T: Decodable>: ResponseSerializer {
  private let decoder: any DataDecoder
  public let emptyResponseCodes: Set<Int>
  public let emptyRequestMethods: Set<HTTPMethod>

  public init(
    decoder: any DataDecoder = JSONDecoder(), emptyResponseCodes: Set<Int> = [204, 205],
    emptyRequestMethods: Set<HTTPMethod> = [.head]
  ) {
    self.decoder = decoder
    self.emptyResponseCodes = emptyResponseCodes
    self.emptyRequestMethods = emptyRequestMethods
  }

  public func serialize(
    request: URLRequest?, response: HTTPURLResponse?, data: Data?, error: (any Error)?
  ) throws -> T {
    guard let data = try contents(request, response, data, error) else {
      guard let value = (T.self as? any EmptyResponse.Type)?.emptyValue() as? T else {
        throw AFError.responseSerializationFailed(
          reason: .invalidEmptyResponse(type: "\(T.self)"))
      }
      return value
    }
    do {
      return try decoder.decode(T.self, from: data)
    } catch {
      throw AFError.responseSerializationFailed(reason: .decodingFailed(error: error))
    }
  }
}
