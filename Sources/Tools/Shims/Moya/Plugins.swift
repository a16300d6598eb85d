// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Moya's, and their documentation is too.
public import Alamofire
public import Foundation

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

/// A request that is sent, as plugins see it.
public protocol RequestType {
  var request: URLRequest? { get }
  var sessionHeaders: [String: String] { get }

  @discardableResult
  func cURLDescription(calling handler: @escaping (String) -> Void) -> Self
}

extension Alamofire.Request: RequestType {
  public var sessionHeaders: [String: String] { [:] }
}

/// A part of a provider that changes requests, or is told of them.
public protocol PluginType {
  func prepare(_ request: URLRequest, target: any TargetType) -> URLRequest
  func willSend(_ request: any RequestType, target: any TargetType)
  func didReceive(_ result: Result<Response, MoyaError>, target: any TargetType)
  func process(
    _ result: Result<Response, MoyaError>, target: any TargetType
  ) -> Result<Response, MoyaError>
}

extension PluginType {
  public func prepare(_ request: URLRequest, target: any TargetType) -> URLRequest { request }
  public func willSend(_ request: any RequestType, target: any TargetType) {}
  public func didReceive(_ result: Result<Response, MoyaError>, target: any TargetType) {}
  public func process(
    _ result: Result<Response, MoyaError>, target: any TargetType
  ) -> Result<Response, MoyaError> { result }
}

// MARK: Tokens

public enum AuthorizationType {
  case basic
  case bearer
  case custom(String)

  public var value: String {
    switch self {
    case .basic: "Basic"
    case .bearer: "Bearer"
    case .custom(let value): value
    }
  }
}

extension AuthorizationType: Equatable {}

public protocol AccessTokenAuthorizable {
  var authorizationType: AuthorizationType? { get }
}

public struct AccessTokenPlugin: PluginType {
  public typealias TokenClosure = (any TargetType) -> String

  public let tokenClosure: TokenClosure

  public init(tokenClosure: @escaping TokenClosure) { self.tokenClosure = tokenClosure }

  public func prepare(_ request: URLRequest, target: any TargetType) -> URLRequest {
    let target = (target as? MultiTarget)?.target ?? target
    guard let type = (target as? any AccessTokenAuthorizable)?.authorizationType else {
      return request
    }
    var request = request
    request.addValue("\(type.value) \(tokenClosure(target))", forHTTPHeaderField: "Authorization")
    return request
  }
}

// MARK: Activity

public enum NetworkActivityChangeType {
  case began, ended
}

public final class NetworkActivityPlugin: PluginType {
  public typealias NetworkActivityClosure = (
    _ change: NetworkActivityChangeType, _ target: any TargetType
  ) -> Void

  private let networkActivityClosure: NetworkActivityClosure

  public init(networkActivityClosure: @escaping NetworkActivityClosure) {
    self.networkActivityClosure = networkActivityClosure
  }

  public func willSend(_ request: any RequestType, target: any TargetType) {
    networkActivityClosure(.began, target)
  }

  public func didReceive(_ result: Result<Response, MoyaError>, target: any TargetType) {
    networkActivityClosure(.ended, target)
  }
}

// MARK: The log

/// Prints requests and their answers.
public final class NetworkLoggerPlugin: PluginType {
  public struct Configuration {
    public typealias OutputType = (_ target: any TargetType, _ items: [String]) -> Void

    public struct LogOptions: OptionSet {
      public let rawValue: Int
      public init(rawValue: Int) { self.rawValue = rawValue }

      public static let requestMethod = LogOptions(rawValue: 1 << 0)
      public static let requestBody = LogOptions(rawValue: 1 << 1)
      public static let requestHeaders = LogOptions(rawValue: 1 << 2)
      public static let formatRequestAscURL = LogOptions(rawValue: 1 << 3)
      public static let successResponseBody = LogOptions(rawValue: 1 << 4)
      public static let errorResponseBody = LogOptions(rawValue: 1 << 5)
      public static let `default`: LogOptions = [.requestMethod, .requestHeaders]
      public static let verbose: LogOptions = [
        .requestMethod, .requestHeaders, .requestBody, .successResponseBody, .errorResponseBody,
      ]
    }

    public struct Formatter {
      public typealias DataFormatterType = (Data) -> String
      public typealias EntryFormatterType = (
        _ identifier: String, _ message: String, _ target: any TargetType
      ) -> String

      public var entry: EntryFormatterType
      public var requestData: DataFormatterType
      public var responseData: DataFormatterType

      public init(
        entry: @escaping EntryFormatterType = { identifier, message, _ in
          "Moya_Logger: \(identifier): \(message)"
        },
        requestData: @escaping DataFormatterType = { String(decoding: $0, as: UTF8.self) },
        responseData: @escaping DataFormatterType = { String(decoding: $0, as: UTF8.self) }
      ) {
        (self.entry, self.requestData, self.responseData) = (entry, requestData, responseData)
      }
    }

    public var formatter: Formatter
    public var output: OutputType
    public var logOptions: LogOptions

    public init(
      formatter: Formatter = Formatter(),
      output: @escaping OutputType = { _, items in for item in items { print(item) } },
      logOptions: LogOptions = .default
    ) {
      (self.formatter, self.output, self.logOptions) = (formatter, output, logOptions)
    }
  }

  public let configuration: Configuration

  public init(configuration: Configuration = Configuration()) {
    self.configuration = configuration
  }

  public convenience init(
    verbose: Bool = false, cURL: Bool = false,
    requestDataFormatter: ((Data) -> String)? = nil,
    responseDataFormatter: ((Data) -> Data)? = nil
  ) {
    var formatter = Configuration.Formatter()
    if let requestDataFormatter { formatter.requestData = requestDataFormatter }
    if let responseDataFormatter {
      formatter.responseData = { String(decoding: responseDataFormatter($0), as: UTF8.self) }
    }
    var options: Configuration.LogOptions = verbose ? .verbose : .default
    if cURL { options.insert(.formatRequestAscURL) }
    self.init(configuration: Configuration(formatter: formatter, logOptions: options))
  }

  public func willSend(_ request: any RequestType, target: any TargetType) {
    let options = configuration.logOptions
    if options.contains(.formatRequestAscURL) {
      request.cURLDescription { [configuration] text in
        configuration.output(target, [configuration.formatter.entry("Request", text, target)])
      }
      return
    }
    var items = [("Request", request.request?.description ?? "(invalid request)")]
    if options.contains(.requestHeaders), let headers = request.request?.allHTTPHeaderFields {
      let fields = headers.sorted { $0.key < $1.key }.map { "\"\($0.key)\": \"\($0.value)\"" }
      items.append(("Request Headers", "[\(fields.joined(separator: ", "))]"))
    }
    if options.contains(.requestMethod), let method = request.request?.httpMethod {
      items.append(("HTTP Request Method", method))
    }
    if options.contains(.requestBody), let body = request.request?.httpBody {
      items.append(("Request Body", configuration.formatter.requestData(body)))
    }
    write(items, target)
  }

  public func didReceive(_ result: Result<Response, MoyaError>, target: any TargetType) {
    switch result {
    case .success(let response):
      write(items(of: response, .successResponseBody), target)
    case .failure(let error):
      guard let response = error.response else {
        return write([("Error", "Error calling \(target.path): \(error)")], target)
      }
      write(items(of: response, .errorResponseBody), target)
    }
  }

  private func items(
    of response: Response, _ option: Configuration.LogOptions
  ) -> [(String, String)] {
    let head = [("Response", response.description)]
    guard configuration.logOptions.contains(option) else { return head }
    return head + [("Response Body", configuration.formatter.responseData(response.data))]
  }

  private func write(_ items: [(String, String)], _ target: any TargetType) {
    configuration.output(
      target, items.map { configuration.formatter.entry($0.0, $0.1, target) })
  }
}
