// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Alamofire's, and their documentation is too.
@_exported public import Foundation

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

nonisolated public struct HTTPMethod: RawRepresentable, Equatable, Hashable, Sendable {
  public static let connect = HTTPMethod(rawValue: "CONNECT")
  public static let delete = HTTPMethod(rawValue: "DELETE")
  public static let get = HTTPMethod(rawValue: "GET")
  public static let head = HTTPMethod(rawValue: "HEAD")
  public static let options = HTTPMethod(rawValue: "OPTIONS")
  public static let patch = HTTPMethod(rawValue: "PATCH")
  public static let post = HTTPMethod(rawValue: "POST")
  public static let put = HTTPMethod(rawValue: "PUT")
  public static let query = HTTPMethod(rawValue: "QUERY")
  public static let trace = HTTPMethod(rawValue: "TRACE")

  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}

nonisolated public struct HTTPHeader: Equatable, Hashable, Sendable, CustomStringConvertible {
  public let name: String
  public let value: String
  public var description: String { "\(name): \(value)" }

  public init(name: String, value: String) { (self.name, self.value) = (name, value) }

  public static func accept(_ value: String) -> HTTPHeader {
    HTTPHeader(name: "Accept", value: value)
  }
  public static func acceptCharset(_ value: String) -> HTTPHeader {
    HTTPHeader(name: "Accept-Charset", value: value)
  }
  public static func acceptLanguage(_ value: String) -> HTTPHeader {
    HTTPHeader(name: "Accept-Language", value: value)
  }
  public static func acceptEncoding(_ value: String) -> HTTPHeader {
    HTTPHeader(name: "Accept-Encoding", value: value)
  }
  public static func authorization(_ value: String) -> HTTPHeader {
    HTTPHeader(name: "Authorization", value: value)
  }
  public static func authorization(bearerToken: String) -> HTTPHeader {
    authorization("Bearer \(bearerToken)")
  }
  public static func authorization(username: String, password: String) -> HTTPHeader {
    authorization("Basic \(Data("\(username):\(password)".utf8).base64EncodedString())")
  }
  public static func contentDisposition(_ value: String) -> HTTPHeader {
    HTTPHeader(name: "Content-Disposition", value: value)
  }
  public static func contentType(_ value: String) -> HTTPHeader {
    HTTPHeader(name: "Content-Type", value: value)
  }
  public static func userAgent(_ value: String) -> HTTPHeader {
    HTTPHeader(name: "User-Agent", value: value)
  }
}

/// Headers in their order; a name is there once, in any case.
nonisolated public struct HTTPHeaders: Equatable, Hashable, Sendable {
  private var headers: [HTTPHeader] = []

  public init() {}
  public init(_ headers: [HTTPHeader]) { for header in headers { update(header) } }
  public init(_ dictionary: [String: String]) {
    for (name, value) in dictionary.sorted(by: { $0.key < $1.key }) {
      update(HTTPHeader(name: name, value: value))
    }
  }

  public static var `default`: HTTPHeaders { [] }

  private func index(of name: String) -> Int? {
    headers.firstIndex { $0.name.lowercased() == name.lowercased() }
  }

  public mutating func add(name: String, value: String) {
    update(HTTPHeader(name: name, value: value))
  }
  public mutating func add(_ header: HTTPHeader) { update(header) }
  public mutating func update(name: String, value: String) {
    update(HTTPHeader(name: name, value: value))
  }
  public mutating func update(_ header: HTTPHeader) {
    if let index = index(of: header.name) {
      headers[index] = header
    } else {
      headers.append(header)
    }
  }
  public mutating func remove(name: String) {
    if let index = index(of: name) { headers.remove(at: index) }
  }

  public func value(for name: String) -> String? { index(of: name).map { headers[$0].value } }

  public subscript(_ name: String) -> String? {
    get { value(for: name) }
    set {
      if let newValue { update(name: name, value: newValue) } else { remove(name: name) }
    }
  }

  public var dictionary: [String: String] {
    Dictionary(headers.map { ($0.name, $0.value) }) { _, last in last }
  }
}

nonisolated extension HTTPHeaders: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral,
  Sequence, Collection, CustomStringConvertible
{
  public init(dictionaryLiteral elements: (String, String)...) {
    self.init(elements.map { HTTPHeader(name: $0, value: $1) })
  }
  public init(arrayLiteral elements: HTTPHeader...) { self.init(elements) }
  public func makeIterator() -> IndexingIterator<[HTTPHeader]> { headers.makeIterator() }
  public var startIndex: Int { headers.startIndex }
  public var endIndex: Int { headers.endIndex }
  public subscript(position: Int) -> HTTPHeader { headers[position] }
  public func index(after i: Int) -> Int { headers.index(after: i) }
  public var description: String { headers.map(\.description).joined(separator: "\n") }
}

nonisolated extension URLRequest {
  public var headers: HTTPHeaders {
    get { HTTPHeaders(allHTTPHeaderFields ?? [:]) }
    set { allHTTPHeaderFields = newValue.dictionary }
  }

  public var method: HTTPMethod? {
    get { httpMethod.map(HTTPMethod.init) }
    set { httpMethod = newValue?.rawValue }
  }
}

nonisolated extension HTTPURLResponse {
  public var headers: HTTPHeaders {
    HTTPHeaders(
      Dictionary(allHeaderFields.map { ("\($0.key)", "\($0.value)") }) { _, last in last })
  }
}

// MARK: What makes a request

nonisolated public protocol URLConvertible {
  func asURL() throws -> URL
}

nonisolated extension String: URLConvertible {
  public func asURL() throws -> URL {
    guard let url = URL(string: self) else { throw AFError.invalidURL(url: self) }
    return url
  }
}

nonisolated extension URL: URLConvertible {
  public func asURL() throws -> URL { self }
}

nonisolated extension URLComponents: URLConvertible {
  public func asURL() throws -> URL {
    guard let url else { throw AFError.invalidURL(url: string ?? "") }
    return url
  }
}

public protocol URLRequestConvertible {
  func asURLRequest() throws -> URLRequest
}

extension URLRequestConvertible {
  public var urlRequest: URLRequest? { try? asURLRequest() }
}

extension URLRequest: URLRequestConvertible {
  public func asURLRequest() throws -> URLRequest { self }
}

extension URLRequest {
  public init(url: any URLConvertible, method: HTTPMethod, headers: HTTPHeaders? = nil) throws {
    self.init(url: try url.asURL())
    httpMethod = method.rawValue
    if let headers { allHTTPHeaderFields = headers.dictionary }
  }
}
