// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Firebase's, and their documentation is too.
import Foundation

/// The types that documents hold as they are, without their own coding.
nonisolated enum KnownTypes {
  /// Returns a value that is stored as it is; nil for one that encodes itself.
  static func passed<T>(_ value: T) -> Any? {
    switch value {
    case is Timestamp, is GeoPoint, is DocumentReference, is FieldValue, is VectorValue, is Data,
      is String, is Bool, is Int, is Int8, is Int16, is Int32, is Int64, is UInt, is UInt8,
      is UInt16, is UInt32, is UInt64:
      value
    case let value as Double where value.isFinite: value
    case let value as Float where value.isFinite: Double(value)
    case let value as URL: value.absoluteString
    case let value as Decimal: NSDecimalNumber(decimal: value).doubleValue
    default: nil
    }
  }

  /// Returns whether a type is read as it is stored.
  static func isPassed(_ type: Any.Type) -> Bool {
    type == Timestamp.self || type == GeoPoint.self || type == DocumentReference.self
      || type == VectorValue.self || type == Data.self || type == String.self
  }
}

/// A key of a name or an index.
nonisolated struct KeyName: CodingKey {
  let stringValue: String
  let intValue: Int?

  init(_ name: String) { (stringValue, intValue) = (name, nil) }
  init(index: Int) { (stringValue, intValue) = ("Index \(index)", index) }
  init?(stringValue: String) { self.init(stringValue) }
  init?(intValue: Int) { self.init(index: intValue) }

  /// Returns a name with underscores: `startDate` as `start_date`.
  static func snakeCase(_ name: String) -> String {
    let characters = Array(name)
    var result = ""
    for (index, character) in characters.enumerated() {
      let followsLower = index > 0 && !characters[index - 1].isUppercase
      let precedesLower = index + 1 < characters.count && characters[index + 1].isLowercase
      if character.isUppercase, index > 0, followsLower || precedesLower { result += "_" }
      result += character.lowercased()
    }
    return result
  }

  /// Returns a name without underscores: `start_date` as `startDate`.
  static func camelCase(_ name: String) -> String {
    let prefix = name.prefix { $0 == "_" }
    let words = name.dropFirst(prefix.count).split(separator: "_")
    guard let first = words.first, words.count > 1 else { return name }
    return prefix + first.lowercased() + words.dropFirst().map(\.capitalized).joined()
  }
}
