// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Firebase's, and their documentation is too.
import FirebaseBackend
import Foundation

/// The encoding of values in REST's JSON.
extension Value {
  var json: FirebaseJSON {
    switch self {
    case .null: ["nullValue": NSNull()]
    case .boolean(let value): ["booleanValue": value]
    case .integer(let value): ["integerValue": String(value)]
    case .double(let value): ["doubleValue": Self.json(value)]
    case .timestamp(let value), .pendingTimestamp(let value, _): ["timestampValue": value.text]
    case .string(let value): ["stringValue": value]
    case .bytes(let value): ["bytesValue": value.base64EncodedString()]
    case .reference(let value): ["referenceValue": value]
    case .geoPoint(let value):
      [
        "geoPointValue": ["latitude": value.latitude, "longitude": value.longitude] as FirebaseJSON
      ]
    case .array(let values):
      ["arrayValue": ["values": values.map(\.json)] as FirebaseJSON]
    case .map(let fields): ["mapValue": ["fields": fields.json] as FirebaseJSON]
    }
  }

  /// Returns a number, or its name where JSON has none.
  private static func json(_ number: Double) -> Any {
    if number.isNaN { return "NaN" }
    guard number.isInfinite else { return number }
    return number > 0 ? "Infinity" : "-Infinity"
  }

  /// Creates a value of REST's JSON; nil if it is none.
  init?(json: Any?) {
    guard let object = json as? FirebaseJSON, object.count == 1, let (kind, value) = object.first,
      let decoded = Self.scalar(kind, value) ?? Self.container(kind, value)
    else { return nil }
    self = decoded
  }

  private static func scalar(_ kind: String, _ value: Any) -> Value? {
    let text = value as? String
    switch kind {
    case "nullValue": return .null
    case "booleanValue": return (value as? Bool).map(Value.boolean)
    case "integerValue": return (text.flatMap(Int64.init) ?? value as? Int64).map(Value.integer)
    case "doubleValue":
      return ((value as? NSNumber)?.doubleValue ?? text.flatMap(Double.init)).map(Value.double)
    case "timestampValue": return text.flatMap(Timestamp.init(text:)).map(Value.timestamp)
    case "stringValue": return text.map(Value.string)
    case "bytesValue": return text.flatMap { Data(base64Encoded: $0) }.map(Value.bytes)
    case "referenceValue": return text.map(Value.reference)
    default: return nil
    }
  }

  private static func container(_ kind: String, _ value: Any) -> Value? {
    guard let object = value as? FirebaseJSON else { return nil }
    switch kind {
    case "geoPointValue":
      return .geoPoint(
        GeoPoint(
          latitude: (object["latitude"] as? NSNumber)?.doubleValue ?? 0,
          longitude: (object["longitude"] as? NSNumber)?.doubleValue ?? 0))
    case "arrayValue":
      return .array((object["values"] as? [Any] ?? []).compactMap { Value(json: $0) })
    case "mapValue": return .map(Fields(json: object["fields"]))
    default: return nil
    }
  }
}

extension [String: Value] {
  var json: FirebaseJSON { mapValues(\.json) }

  /// Creates fields of REST's JSON; those that cannot be read are left out.
  init(json: Any?) {
    self = (json as? FirebaseJSON ?? [:]).compactMapValues { Value(json: $0) }
  }
}
