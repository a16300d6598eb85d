// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Moya's, and their documentation is too.
public import Alamofire
public import Foundation

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

/// The answer of a stubbed request.
public enum EndpointSampleResponse {
  case networkResponse(Int, Data)
  case response(HTTPURLResponse, Data)
  case networkError(NSError)
}

/// A target's request, before it is made.
open class Endpoint {
  public typealias SampleResponseClosure = () -> EndpointSampleResponse

  public let url: String
  public let sampleResponseClosure: SampleResponseClosure
  public let method: Method
  public let task: Task
  public let httpHeaderFields: [String: String]?

  public init(
    url: String, sampleResponseClosure: @escaping SampleResponseClosure, method: Method,
    task: Task, httpHeaderFields: [String: String]?
  ) {
    self.url = url
    self.sampleResponseClosure = sampleResponseClosure
    self.method = method
    self.task = task
    self.httpHeaderFields = httpHeaderFields
  }

  open func adding(newHTTPHeaderFields: [String: String]) -> Endpoint {
    let fields = (httpHeaderFields ?? [:]).merging(newHTTPHeaderFields) { $1 }
    return Endpoint(
      url: url, sampleResponseClosure: sampleResponseClosure, method: method, task: task,
      httpHeaderFields: fields)
  }

  open func replacing(task: Task) -> Endpoint {
    Endpoint(
      url: url, sampleResponseClosure: sampleResponseClosure, method: method, task: task,
      httpHeaderFields: httpHeaderFields)
  }

  /// Returns the request with the contents that are encoded into it.
  ///
  /// - Throws: a ``MoyaError`` of mapping or encoding.
  public func urlRequest() throws -> URLRequest {
    guard let address = URL(string: url) else { throw MoyaError.requestMapping(url) }
    var request = URLRequest(url: address)
    request.httpMethod = method.rawValue
    request.allHTTPHeaderFields = httpHeaderFields
    switch task {
    case .requestPlain, .uploadFile, .uploadMultipart, .downloadDestination: return request
    case .requestData(let data):
      request.httpBody = data
      return request
    case .requestJSONEncodable(let value): return try request.encoding(value, JSONEncoder())
    case .requestCustomJSONEncodable(let value, let encoder):
      return try request.encoding(value, encoder)
    case .requestParameters(let parameters, let encoding),
      .downloadParameters(let parameters, let encoding, _):
      return try request.encoding(parameters, by: encoding)
    case .uploadCompositeMultipart(_, let parameters):
      return try request.encoding(parameters, by: URLEncoding.queryString)
    case .requestCompositeData(let data, let parameters):
      request.httpBody = data
      return try request.encoding(parameters, by: URLEncoding.queryString)
    case .requestCompositeParameters(let body, let encoding, let parameters):
      if let urlEncoding = encoding as? URLEncoding, urlEncoding.destination != .httpBody {
        fatalError("Only URLEncoding that has the destination httpBody can encode a body.")
      }
      return try request.encoding(body, by: encoding)
        .encoding(parameters, by: URLEncoding.queryString)
    }
  }
}

extension Endpoint: Equatable, Hashable {
  nonisolated public static func == (left: Endpoint, right: Endpoint) -> Bool {
    left.url == right.url && left.method == right.method
      && left.httpHeaderFields == right.httpHeaderFields
      && left.text == right.text
  }

  nonisolated public func hash(into hasher: inout Hasher) {
    hasher.combine(url)
    hasher.combine(method)
    hasher.combine(text)
  }

  /// The contents of the request in words, by which two endpoints are told apart.
  nonisolated private var text: String { "\(task)" }
}

extension URLRequest {
  fileprivate func encoding(_ value: any Encodable, _ encoder: JSONEncoder) throws -> URLRequest {
    var request = self
    do {
      request.httpBody = try encoder.encode(value)
    } catch {
      throw MoyaError.encodableMapping(error)
    }
    if request.value(forHTTPHeaderField: "Content-Type") == nil {
      request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    }
    return request
  }

  fileprivate func encoding(
    _ parameters: [String: Any], by encoding: any ParameterEncoding
  ) throws -> URLRequest {
    do {
      return try encoding.encode(self, with: parameters)
    } catch {
      throw MoyaError.parameterEncoding(error)
    }
  }
}
