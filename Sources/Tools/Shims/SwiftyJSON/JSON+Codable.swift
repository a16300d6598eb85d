// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are SwiftyJSON's, and their documentation is too.
import Foundation

nonisolated extension JSON: Codable {
  /// Decodes a value of any type that JSON has; null if there is none.
  public init(from decoder: any Decoder) throws {
    guard let container = try? decoder.singleValueContainer() else {
      self = .null
      return
    }
    self = Self.scalar(in: container) ?? Self.collection(in: container) ?? .null
  }

  private static func scalar(in container: any SingleValueDecodingContainer) -> JSON? {
    if container.decodeNil() { return .null }
    if let flag = try? container.decode(Bool.self) { return JSON(flag) }
    if let whole = try? container.decode(Int64.self) { return JSON(whole) }
    if let whole = try? container.decode(UInt64.self) { return JSON(whole) }
    if let number = try? container.decode(Double.self) { return JSON(number) }
    return (try? container.decode(String.self)).map { JSON($0) }
  }

  private static func collection(in container: any SingleValueDecodingContainer) -> JSON? {
    if let array = try? container.decode([JSON].self) { return JSON(array) }
    return (try? container.decode([String: JSON].self)).map { JSON($0) }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch content {
    case .null, .unknown: try container.encodeNil()
    case .bool(let flag): try container.encode(flag)
    case .string(let string): try container.encode(string)
    case .array: try container.encode(arrayValue)
    case .dictionary: try container.encode(dictionaryValue)
    case .number(let number):
      switch String(cString: number.objCType) {
      case "d", "f": try container.encode(number.doubleValue)
      case "Q": try container.encode(number.uint64Value)
      default: try container.encode(number.int64Value)
      }
    }
  }
}
