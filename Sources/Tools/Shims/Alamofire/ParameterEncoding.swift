// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Alamofire's, and their documentation is too.
public import Foundation

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

public typealias Parameters = [String: Any]

public protocol ParameterEncoding {
  func encode(
    _ urlRequest: any URLRequestConvertible, with parameters: Parameters?
  ) throws -> URLRequest
}

/// Parameters in the query of the URL, or as a form in the body.
public struct URLEncoding: ParameterEncoding {
  public enum Destination { case methodDependent, queryString, httpBody }

  public enum ArrayEncoding {
    case brackets, noBrackets, indexInBrackets
    case custom((_ key: String, _ index: Int) -> String)

    func encode(key: String, atIndex index: Int) -> String {
      switch self {
      case .brackets: "\(key)[]"
      case .noBrackets: key
      case .indexInBrackets: "\(key)[\(index)]"
      case .custom(let make): make(key, index)
      }
    }
  }

  public enum BoolEncoding {
    case numeric, literal

    func encode(value: Bool) -> String {
      switch self {
      case .numeric: value ? "1" : "0"
      case .literal: value ? "true" : "false"
      }
    }
  }

  public static var `default`: URLEncoding { URLEncoding() }
  public static var queryString: URLEncoding { URLEncoding(destination: .queryString) }
  public static var httpBody: URLEncoding { URLEncoding(destination: .httpBody) }

  public let destination: Destination
  public let arrayEncoding: ArrayEncoding
  public let boolEncoding: BoolEncoding

  public init(
    destination: Destination = .methodDependent, arrayEncoding: ArrayEncoding = .brackets,
    boolEncoding: BoolEncoding = .numeric
  ) {
    self.destination = destination
    self.arrayEncoding = arrayEncoding
    self.boolEncoding = boolEncoding
  }

  public func encode(
    _ urlRequest: any URLRequestConvertible, with parameters: Parameters?
  ) throws -> URLRequest {
    var request = try urlRequest.asURLRequest()
    guard let parameters else { return request }
    guard isInQuery(request.method ?? .get) else {
      if request.headers["Content-Type"] == nil {
        request.headers.update(.contentType("application/x-www-form-urlencoded; charset=utf-8"))
      }
      request.httpBody = Data(query(parameters).utf8)
      return request
    }
    guard let url = request.url else {
      throw AFError.parameterEncodingFailed(reason: .missingURL)
    }
    if var components = URLComponents(url: url, resolvingAgainstBaseURL: false),
      !parameters.isEmpty
    {
      components.percentEncodedQuery =
        (components.percentEncodedQuery.map { $0 + "&" } ?? "") + query(parameters)
      request.url = components.url
    }
    return request
  }

  private func isInQuery(_ method: HTTPMethod) -> Bool {
    switch destination {
    case .methodDependent: [.get, .head, .delete].contains(method)
    case .queryString: true
    case .httpBody: false
    }
  }

  private func query(_ parameters: Parameters) -> String {
    parameters.sorted { $0.key < $1.key }.flatMap {
      queryComponents(fromKey: $0.key, value: $0.value)
    }
    .map { "\($0)=\($1)" }.joined(separator: "&")
  }

  public func queryComponents(fromKey key: String, value: Any) -> [(String, String)] {
    switch value {
    case let dictionary as [String: Any]:
      dictionary.sorted { $0.key < $1.key }.flatMap {
        queryComponents(fromKey: "\(key)[\($0.key)]", value: $0.value)
      }
    case let array as [Any]:
      array.enumerated().flatMap { index, element in
        queryComponents(
          fromKey: arrayEncoding.encode(key: key, atIndex: index), value: element)
      }
    case let bool as Bool: [(escape(key), escape(boolEncoding.encode(value: bool)))]
    default: [(escape(key), escape("\(value)"))]
    }
  }

  public func escape(_ string: String) -> String {
    string.addingPercentEncoding(withAllowedCharacters: .afURLQueryAllowed) ?? string
  }
}

nonisolated extension CharacterSet {
  public static let afURLQueryAllowed: CharacterSet = {
    CharacterSet.urlQueryAllowed.subtracting(CharacterSet(charactersIn: ":#[]@!$&'()*+,;="))
  }()
}

/// Parameters as JSON in the body.
public struct JSONEncoding: ParameterEncoding {
  public static var `default`: JSONEncoding { JSONEncoding() }
  public static var prettyPrinted: JSONEncoding { JSONEncoding(options: .prettyPrinted) }

  public let options: JSONSerialization.WritingOptions

  public init(options: JSONSerialization.WritingOptions = []) { self.options = options }

  public func encode(
    _ urlRequest: any URLRequestConvertible, with parameters: Parameters?
  ) throws -> URLRequest {
    try encode(urlRequest, withJSONObject: parameters)
  }

  public func encode(
    _ urlRequest: any URLRequestConvertible, withJSONObject jsonObject: Any? = nil
  ) throws -> URLRequest {
    var request = try urlRequest.asURLRequest()
    guard let jsonObject else { return request }
    guard JSONSerialization.isValidJSONObject(jsonObject) else {
      throw AFError.parameterEncodingFailed(
        reason: .jsonEncodingFailed(error: CocoaError(.propertyListWriteInvalid)))
    }
    do {
      request.httpBody = try JSONSerialization.data(
        withJSONObject: jsonObject, options: options.union(.sortedKeys))
    } catch {
      throw AFError.parameterEncodingFailed(reason: .jsonEncodingFailed(error: error))
    }
    if request.headers["Content-Type"] == nil {
      request.headers.update(.contentType("application/json"))
    }
    return request
  }
}

// MARK: Encodable parameters

public protocol ParameterEncoder {
  func encode<Parameters: Encodable>(
    _ parameters: Parameters?, into request: URLRequest
  ) throws -> URLRequest
}

extension ParameterEncoder where Self == JSONParameterEncoder {
  public static var json: JSONParameterEncoder { JSONParameterEncoder() }
  public static func json(encoder: JSONEncoder = JSONEncoder()) -> JSONParameterEncoder {
    JSONParameterEncoder(encoder: encoder)
  }
}

extension ParameterEncoder where Self == URLEncodedFormParameterEncoder {
  public static var urlEncodedForm: URLEncodedFormParameterEncoder { .init() }
}

open class JSONParameterEncoder: ParameterEncoder {
  public static var `default`: JSONParameterEncoder { JSONParameterEncoder() }
  public static var prettyPrinted: JSONParameterEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .prettyPrinted
    return JSONParameterEncoder(encoder: encoder)
  }
  public static var sortedKeys: JSONParameterEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return JSONParameterEncoder(encoder: encoder)
  }

  public let encoder: JSONEncoder

  public init(encoder: JSONEncoder = JSONEncoder()) { self.encoder = encoder }

  open func encode<Parameters: Encodable>(
    _ parameters: Parameters?, into request: URLRequest
  ) throws -> URLRequest {
    guard let parameters else { return request }
    var request = request
    do {
      request.httpBody = try encoder.encode(parameters)
    } catch {
      throw AFError.parameterEncodingFailed(reason: .jsonEncodingFailed(error: error))
    }
    if request.headers["Content-Type"] == nil {
      request.headers.update(.contentType("application/json"))
    }
    return request
  }
}

open class URLEncodedFormParameterEncoder: ParameterEncoder {
  public enum Destination { case methodDependent, queryString, httpBody }

  public static var `default`: URLEncodedFormParameterEncoder { .init() }

  public let destination: Destination
  private let encoding: URLEncoding

  public init(destination: Destination = .methodDependent) {
    self.destination = destination
    encoding =
      switch destination {
      case .methodDependent: .default
      case .queryString: .queryString
      case .httpBody: .httpBody
      }
  }

  open func encode<Parameters: Encodable>(
    _ parameters: Parameters?, into request: URLRequest
  ) throws -> URLRequest {
    guard let parameters else { return request }
    do {
      let data = try JSONEncoder().encode(parameters)
      let object = try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
      return try encoding.encode(request, with: object)
    } catch {
      throw AFError.parameterEncoderFailed(reason: .encoderFailed(error: error))
    }
  }
}
