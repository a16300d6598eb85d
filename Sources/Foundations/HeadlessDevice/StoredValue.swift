public import Foundation

/// A value in key-value storage: text, bytes, a switch or a number.
public enum StoredValue: Hashable, Sendable {
  /// Text, as scripts set and expect it.
  case text(String)
  /// Bytes, as from an app's encoder.
  case data(Data)
  /// A switch, as from an app's `UserDefaults`.
  case flag(Bool)
  /// A whole number, as from an app's `UserDefaults`.
  case integer(Int)
  /// A number with a fraction, as from an app's `UserDefaults`.
  case number(Double)

  /// The text, a switch or a number in words, or the bytes decoded as UTF-8; nil if they are not UTF-8.
  public var text: String? {
    switch self {
    case .text(let text): text
    case .data(let data): String(bytes: data, encoding: .utf8)
    case .flag(let flag): "\(flag)"
    case .integer(let number): "\(number)"
    case .number(let number): "\(number)"
    }
  }

  /// The bytes, or the text encoded as UTF-8.
  public var data: Data {
    guard case .data(let data) = self else { return Data((text ?? "").utf8) }
    return data
  }
}

extension StoredValue: Codable {
  private enum CodingKeys: String, CodingKey {
    case base64, number
  }

  /// Decodes a string, true or false, a number, or an object with the bytes in Base64.
  public init(from decoder: any Decoder) throws {
    if let value = try Self.single(decoder) {
      self = value
      return
    }
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if let number = try container.decodeIfPresent(Double.self, forKey: .number) {
      self = .number(number)
    } else {
      self = .data(try container.decode(Data.self, forKey: .base64))
    }
  }

  private static func single(_ decoder: any Decoder) throws -> Self? {
    guard let container = try? decoder.singleValueContainer() else { return nil }
    if let text = try? container.decode(String.self) { return .text(text) }
    if let flag = try? container.decode(Bool.self) { return .flag(flag) }
    if let number = try? container.decode(Int.self) { return .integer(number) }
    return (try? container.decode(Double.self)).map { .number($0) }
  }

  /// Encodes a string, true or false, a whole number, or an object with another number or with the
  /// bytes in Base64.
  ///
  /// A number that could be whole is in an object, since JSON has one kind of numbers: 5.0 stays so.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .text(let text): try Self.encode(text, to: encoder)
    case .flag(let flag): try Self.encode(flag, to: encoder)
    case .integer(let number): try Self.encode(number, to: encoder)
    // JSON has no infinity.
    case .number(let number) where !number.isFinite: try Self.encode("\(number)", to: encoder)
    case .number(let number):
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(number, forKey: .number)
    case .data(let data):
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(data, forKey: .base64)
    }
  }

  private static func encode(_ value: some Encodable, to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value)
  }
}
