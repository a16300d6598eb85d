// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Moya's, and their documentation is too.
public import Foundation

nonisolated public enum MoyaError: Error {
  case imageMapping(Response)
  case jsonMapping(Response)
  case stringMapping(Response)
  case objectMapping(any Error, Response)
  case encodableMapping(any Error)
  case statusCode(Response)
  case underlying(any Error, Response?)
  case requestMapping(String)
  case parameterEncoding(any Error)

  public var response: Response? {
    switch self {
    case .imageMapping(let response), .jsonMapping(let response), .stringMapping(let response),
      .objectMapping(_, let response), .statusCode(let response):
      response
    case .underlying(_, let response): response
    case .encodableMapping, .requestMapping, .parameterEncoding: nil
    }
  }

  var underlyingError: (any Error)? {
    switch self {
    case .imageMapping, .jsonMapping, .stringMapping, .statusCode, .requestMapping: nil
    case .objectMapping(let error, _), .encodableMapping(let error), .underlying(let error, _),
      .parameterEncoding(let error):
      error
    }
  }
}

nonisolated extension MoyaError: LocalizedError {
  public var errorDescription: String? {
    switch self {
    case .imageMapping: "Failed to map data to an Image."
    case .jsonMapping: "Failed to map data to JSON."
    case .stringMapping: "Failed to map data to a String."
    case .objectMapping: "Failed to map data to a Decodable object."
    case .encodableMapping: "Failed to encode Encodable object into data."
    case .statusCode: "Status code didn't fall within the given range."
    case .underlying(let error, _): error.localizedDescription
    case .requestMapping: "Failed to map Endpoint to a URLRequest."
    case .parameterEncoding(let error):
      "Failed to encode parameters for URLRequest. \(error.localizedDescription)"
    }
  }
}

nonisolated extension MoyaError: CustomNSError {
  public static var errorDomain: String { "Moya.MoyaError" }

  public var errorCode: Int {
    switch self {
    case .imageMapping: 0
    case .jsonMapping: 1
    case .stringMapping: 2
    case .objectMapping: 3
    case .encodableMapping: 4
    case .statusCode: 5
    case .underlying: 6
    case .requestMapping: 7
    case .parameterEncoding: 8
    }
  }

  public var errorUserInfo: [String: Any] {
    var info: [String: Any] = [NSLocalizedDescriptionKey: errorDescription ?? ""]
    if let underlyingError { info[NSUnderlyingErrorKey] = underlyingError }
    return info
  }
}
