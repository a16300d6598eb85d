public import Foundation

/// A value in key-value storage: text or bytes.
public enum StoredValue: Equatable, Sendable {
  /// Text, as scripts set and expect it.
  case text(String)
  /// Bytes, as from an app's encoder.
  case data(Data)

  /// The text, or the bytes decoded as UTF-8; nil if they are not UTF-8.
  public var text: String? {
    switch self {
    case .text(let text): text
    case .data(let data): String(bytes: data, encoding: .utf8)
    }
  }

  /// The bytes, or the text encoded as UTF-8.
  public var data: Data {
    switch self {
    case .text(let text): Data(text.utf8)
    case .data(let data): data
    }
  }
}

extension StoredValue: Codable {
  private enum CodingKeys: String, CodingKey {
    case base64
  }

  /// Decodes a string, or an object with the bytes in Base64.
  public init(from decoder: any Decoder) throws {
    if let text = try? decoder.singleValueContainer().decode(String.self) {
      self = .text(text)
    } else {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      self = .data(try container.decode(Data.self, forKey: .base64))
    }
  }

  /// Encodes a string, or an object with the bytes in Base64.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .text(let text):
      var container = encoder.singleValueContainer()
      try container.encode(text)
    case .data(let data):
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(data, forKey: .base64)
    }
  }
}
