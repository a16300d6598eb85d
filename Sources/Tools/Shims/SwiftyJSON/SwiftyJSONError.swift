// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are SwiftyJSON's, and their documentation is too.
public import Foundation

nonisolated public enum SwiftyJSONError: Int, Error, Sendable {
  case unsupportedType = 999
  case indexOutOfBounds = 900
  case elementTooDeep = 902
  case wrongType = 901
  case notExist = 500
  case invalidJSON = 490
}

nonisolated extension SwiftyJSONError: CustomNSError {
  public static var errorDomain: String { "com.swiftyjson.SwiftyJSON" }
  public var errorCode: Int { rawValue }
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: text] }

  private var text: String {
    switch self {
    case .unsupportedType: "The type of the value is none of JSON's."
    case .indexOutOfBounds: "The array has no element at the index."
    case .wrongType: "The types of the values differ."
    case .notExist: "The dictionary has no value for the key."
    case .invalidJSON: "The value cannot be written as JSON."
    case .elementTooDeep: "The value has more levels than maxObjectDepth allows."
    }
  }
}
