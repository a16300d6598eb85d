// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are SwiftyJSON's, and their documentation is too.
import Foundation

/// The order of numbers and of texts; other values of one type are equal or not.
nonisolated extension JSON: Comparable {
  public static func == (lhs: JSON, rhs: JSON) -> Bool {
    switch (lhs.content, rhs.content) {
    case (.number(let left), .number(let right)): left.compare(right) == .orderedSame
    case (.string(let left), .string(let right)): left == right
    case (.bool(let left), .bool(let right)): left == right
    case (.array, .array): lhs.arrayValue.elementsEqual(rhs.arrayValue)
    case (.dictionary, .dictionary): lhs.dictionaryValue == rhs.dictionaryValue
    case (.null, .null): true
    default: false
    }
  }

  public static func < (lhs: JSON, rhs: JSON) -> Bool {
    switch (lhs.content, rhs.content) {
    case (.number(let left), .number(let right)): left.compare(right) == .orderedAscending
    case (.string(let left), .string(let right)): left < right
    default: false
    }
  }

  public static func > (lhs: JSON, rhs: JSON) -> Bool { rhs < lhs }
  public static func <= (lhs: JSON, rhs: JSON) -> Bool { lhs < rhs || lhs == rhs }
  public static func >= (lhs: JSON, rhs: JSON) -> Bool { rhs <= lhs }
}
