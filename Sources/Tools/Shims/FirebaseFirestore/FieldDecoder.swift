// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Firebase's, and their documentation is too.
import Foundation

nonisolated struct DecodingOptions {
  let dates: FirebaseDataDecoder.DateDecodingStrategy
  let keys: FirebaseDataDecoder.KeyDecodingStrategy
  let userInfo: [CodingUserInfoKey: Any]

  func name(_ key: String, _ path: [any CodingKey]) -> String {
    switch keys {
    case .useDefaultKeys: key
    case .convertFromSnakeCase: KeyName.camelCase(key)
    case .custom(let convert): convert(path + [KeyName(key)]).stringValue
    }
  }
}

/// A decoder of one value.
nonisolated struct FieldDecoder: Decoder, SingleValueDecodingContainer {
  let value: Any
  let options: DecodingOptions
  let codingPath: [any CodingKey]

  init(_ value: Any, _ options: DecodingOptions, _ codingPath: [any CodingKey]) {
    (self.value, self.options, self.codingPath) = (value, options, codingPath)
  }

  var userInfo: [CodingUserInfoKey: Any] { options.userInfo }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard let map = value as? [String: Any] else { throw mismatch([String: Any].self) }
    let pairs = map.map { (options.name($0, codingPath), $1) }
    return KeyedDecodingContainer(
      KeyedFieldDecoder<Key>(decoder: self, values: Dictionary(pairs) { $1 }))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard let list = value as? [Any] else { throw mismatch([Any].self) }
    return UnkeyedFieldDecoder(decoder: self, values: list)
  }

  func singleValueContainer() -> any SingleValueDecodingContainer { self }

  func decodeNil() -> Bool { value is NSNull }

  func decode<T: Decodable>(_ type: T.Type) throws -> T {
    if KnownTypes.isPassed(type) { return try cast(type) }
    let known: Any? =
      if type == Date.self {
        try date()
      } else if type == URL.self {
        try URL(string: cast(String.self))
      } else if type == Decimal.self {
        try Decimal(number(Double.self))
      } else if type == Bool.self {
        try flag()
      } else if let type = type as? any FixedWidthInteger.Type {
        try integer(type)
      } else if let type = type as? any BinaryFloatingPoint.Type {
        try number(type)
      } else {
        try type.init(from: self)
      }
    guard let result = known as? T else { throw mismatch(type) }
    return result
  }

  private func cast<T>(_ type: T.Type) throws -> T {
    guard let result = value as? T else { throw mismatch(type) }
    return result
  }

  private func flag() throws -> Bool {
    guard case .boolean(let flag) = Value.stored(number: value) else { throw mismatch(Bool.self) }
    return flag
  }

  private func integer<Number: FixedWidthInteger>(_ type: Number.Type) throws -> Number {
    let result: Number? =
      switch Value.stored(number: value) {
      case .integer(let number): Number(exactly: number)
      case .double(let number): Number(exactly: number)
      default: nil
      }
    guard let result else { throw mismatch(type) }
    return result
  }

  private func number<Number: BinaryFloatingPoint>(_ type: Number.Type) throws -> Number {
    guard let number = Value.stored(number: value)?.number else { throw mismatch(type) }
    return Number(number)
  }

  private func date() throws -> Date {
    if let date = value as? Date { return date }
    switch options.dates {
    case .timestamp: return try cast(Timestamp.self).dateValue()
    case .deferredToDate: return try Date(from: self)
    case .secondsSince1970: return Date(timeIntervalSince1970: try number(Double.self))
    case .millisecondsSince1970:
      return Date(timeIntervalSince1970: try number(Double.self) / 1000)
    case .iso8601:
      guard let date = try Timestamp(text: cast(String.self)) else { throw mismatch(Date.self) }
      return date.dateValue()
    case .formatted(let formatter):
      guard let date = try formatter.date(from: cast(String.self)) else {
        throw mismatch(Date.self)
      }
      return date
    case .custom(let decode): return try decode(self)
    }
  }

  func mismatch(_ type: Any.Type) -> DecodingError {
    let found = value is NSNull ? "null" : "\(Swift.type(of: value))"
    let context = DecodingError.Context(
      codingPath: codingPath, debugDescription: "Expected \(type), found \(found).")
    return value is NSNull ? .valueNotFound(type, context) : .typeMismatch(type, context)
  }
}
