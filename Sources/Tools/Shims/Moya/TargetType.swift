// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Moya's, and their documentation is too.
public import Alamofire
public import Foundation

public typealias Session = Alamofire.Session
public typealias Method = Alamofire.HTTPMethod
public typealias ParameterEncoding = Alamofire.ParameterEncoding
public typealias JSONEncoding = Alamofire.JSONEncoding
public typealias URLEncoding = Alamofire.URLEncoding
public typealias RequestMultipartFormData = Alamofire.MultipartFormData
public typealias DownloadDestination = Alamofire.DownloadRequest.Destination
public typealias RequestInterceptor = Alamofire.RequestInterceptor

extension Method {
  public var supportsMultipart: Bool { [.post, .put, .patch, .connect].contains(self) }
}

/// The description of a request: where it goes, how, and what it takes along.
public protocol TargetType {
  var baseURL: URL { get }
  var path: String { get }
  var method: Method { get }
  var sampleData: Data { get }
  var task: Task { get }
  var validationType: ValidationType { get }
  var headers: [String: String]? { get }
}

extension TargetType {
  public var validationType: ValidationType { .none }
  public var sampleData: Data { Data() }
}

/// The status codes that are no errors.
public enum ValidationType {
  case none
  case successCodes
  case successAndRedirectCodes
  case customCodes([Int])

  public var statusCodes: [Int] {
    switch self {
    case .none: []
    case .successCodes: Array(200..<300)
    case .successAndRedirectCodes: Array(200..<400)
    case .customCodes(let codes): codes
    }
  }
}

extension ValidationType: Equatable {}

/// A part of a form: its name and where its contents are from.
public struct MultipartFormData {
  public enum FormDataProvider {
    case data(Data)
    case file(URL)
    case stream(InputStream, UInt64)
  }

  public let provider: FormDataProvider
  public let name: String
  public let fileName: String?
  public let mimeType: String?

  public init(
    provider: FormDataProvider, name: String, fileName: String? = nil, mimeType: String? = nil
  ) {
    (self.provider, self.name) = (provider, name)
    (self.fileName, self.mimeType) = (fileName, mimeType)
  }
}

/// The contents of a request.
public enum Task {
  case requestPlain
  case requestData(Data)
  case requestJSONEncodable(any Encodable)
  case requestCustomJSONEncodable(any Encodable, encoder: JSONEncoder)
  case requestParameters(parameters: [String: Any], encoding: any ParameterEncoding)
  case requestCompositeData(bodyData: Data, urlParameters: [String: Any])
  case requestCompositeParameters(
    bodyParameters: [String: Any], bodyEncoding: any ParameterEncoding,
    urlParameters: [String: Any])
  case uploadFile(URL)
  case uploadMultipart([MultipartFormData])
  case uploadCompositeMultipart([MultipartFormData], urlParameters: [String: Any])
  case downloadDestination(DownloadDestination)
  case downloadParameters(
    parameters: [String: Any], encoding: any ParameterEncoding, destination: DownloadDestination)
}

/// A target of any type, so that one provider can request them all.
public enum MultiTarget: TargetType {
  case target(any TargetType)

  public init(_ target: any TargetType) { self = .target(target) }

  public var target: any TargetType { if case .target(let target) = self { target } else { self } }
  public var baseURL: URL { target.baseURL }
  public var path: String { target.path }
  public var method: Method { target.method }
  public var sampleData: Data { target.sampleData }
  public var task: Task { target.task }
  public var validationType: ValidationType { target.validationType }
  public var headers: [String: String]? { target.headers }
}
