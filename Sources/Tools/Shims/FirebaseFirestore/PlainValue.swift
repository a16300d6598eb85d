// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Firebase's, and their documentation is too.
import FirebaseBackend
import Foundation

/// A value of plain JSON, as a script seeds the service with it.
///
/// An object with one key of REST's encoding, as in `{"timestampValue":"2026-01-05T09:00:00Z"}`, is that value.
nonisolated struct PlainValue: Decodable {
  let value: Value

  private static let kinds: Set<String> = [
    "timestampValue", "geoPointValue", "bytesValue", "referenceValue", "doubleValue",
  ]

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      value = .null
    } else if let flag = try? container.decode(Bool.self) {
      value = .boolean(flag)
    } else if let number = try? container.decode(Int64.self) {
      value = .integer(number)
    } else if let number = try? container.decode(Double.self) {
      value = .double(number)
    } else if let text = try? container.decode(String.self) {
      value = .string(text)
    } else if let elements = try? container.decode([PlainValue].self) {
      value = .array(elements.map(\.value))
    } else {
      value = Self.encoded(try container.decode([String: PlainValue].self).mapValues(\.value))
    }
  }

  private static func encoded(_ fields: Fields) -> Value {
    guard fields.count == 1, let (kind, value) = fields.first, kinds.contains(kind) else {
      return .map(fields)
    }
    switch (kind, value) {
    case ("timestampValue", .string(let text)):
      return Timestamp(text: text).map(Value.timestamp) ?? .map(fields)
    case ("bytesValue", .string(let text)):
      return Data(base64Encoded: text).map(Value.bytes) ?? .map(fields)
    case ("referenceValue", .string(let name)): return .reference(name)
    case ("doubleValue", _): return value.number.map(Value.double) ?? .map(fields)
    case ("geoPointValue", .map(let place)):
      return .geoPoint(
        GeoPoint(
          latitude: place["latitude"]?.number ?? 0, longitude: place["longitude"]?.number ?? 0))
    default: return .map(fields)
    }
  }
}
