// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are SwiftyJSON's, and their documentation is too.
import Foundation

/// The type and the value of JSON; the elements of its collections are objects.
nonisolated enum JSONContent {
  case number(NSNumber)
  case string(String)
  case bool(Bool)
  case array([Any])
  case dictionary([String: Any])
  case null
  case unknown

  /// Creates the content of an object without values of JSON in it.
  init(_ object: Any) {
    switch object {
    case Optional<Any>.none: self = .null
    case is NSNull: self = .null
    case let number as CGFloat: self = .number(NSNumber(value: Double(number)))
    case let number as NSNumber: self = number.isFlag ? .bool(number.boolValue) : .number(number)
    case let string as String: self = .string(string)
    case let array as [Any]: self = .array(array)
    case let dictionary as [String: Any]: self = .dictionary(dictionary)
    default: self = .unknown
    }
  }

  var type: Type {
    switch self {
    case .number: .number
    case .string: .string
    case .bool: .bool
    case .array: .array
    case .dictionary: .dictionary
    case .null: .null
    case .unknown: .unknown
    }
  }

  var object: Any {
    switch self {
    case .number(let number): number
    case .string(let string): string
    case .bool(let flag): flag
    case .array(let array): array
    case .dictionary(let dictionary): dictionary
    case .null, .unknown: NSNull()
    }
  }

  /// Returns an object whose values of JSON are replaced by theirs.
  static func plain(_ object: Any) -> Any {
    switch object {
    case let json as JSON: plain(json.object)
    case let array as [Any]: array.map(plain)
    case let dictionary as [String: Any]: dictionary.mapValues(plain)
    default: object
    }
  }
}

nonisolated extension NSNumber {
  /// Whether the number was made of a truth value.
  var isFlag: Bool {
    let kind = String(cString: objCType)
    return kind == "B" || (kind == "c" && self === NSNumber(value: boolValue))
  }

  /// The number's text as Apple's systems write it: a whole number has no point.
  var text: String {
    let isFraction = ["d", "f"].contains(String(cString: objCType)) && !(self is NSDecimalNumber)
    return isFraction ? String(format: "%0.16g", doubleValue) : stringValue
  }
}
