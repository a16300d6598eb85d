import FirebaseBackend
import Foundation

/// The values of calls as JSON.
enum FunctionsValues {
  private static let typeKey = "@type"

  /// Returns the body of a call; nil for a value that JSON cannot hold.
  static func body(_ value: Any?) -> Data? {
    let object: FirebaseJSON = ["data": value ?? NSNull()]
    guard JSONSerialization.isValidJSONObject(object) else { return nil }
    return Data(object: object)
  }

  /// Returns a value of an answer; 64-bit numbers may be texts with their type.
  static func decoded(_ value: Any) -> Any {
    if let values = value as? [Any] { return values.map { decoded($0) } }
    guard let values = value as? FirebaseJSON else { return value }
    if let type = values[typeKey] as? String, let text = values["value"] as? String {
      if type.hasSuffix("UInt64Value"), let number = UInt64(text) { return NSNumber(value: number) }
      if type.hasSuffix("Int64Value"), let number = Int64(text) { return NSNumber(value: number) }
    }
    return values.mapValues { decoded($0) }
  }
}
