// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are SwiftyJSON's, and their documentation is too.
public import Foundation

nonisolated public enum writingOptionsKeys {
  case jsonSerialization
  case castNilToNSNull
  case maxObjextDepth
  case encoding
}

nonisolated extension JSON: RawRepresentable {
  public init?(rawValue: Any) {
    let json = JSON(rawValue)
    guard json.type != .unknown else { return nil }
    self = json
  }

  public var rawValue: Any { object }

  public func rawData(
    options opt: JSONSerialization.WritingOptions = JSONSerialization.WritingOptions(rawValue: 0)
  ) throws -> Data {
    guard JSONSerialization.isValidJSONObject(object) else { throw SwiftyJSONError.invalidJSON }
    return try JSONSerialization.data(withJSONObject: object, options: opt)
  }

  public func rawString(
    _ encoding: String.Encoding = .utf8,
    options opt: JSONSerialization.WritingOptions = .prettyPrinted
  ) -> String? {
    JSONText(encoding: encoding, options: opt, castsNil: false).text(of: self, depth: 10)
  }

  public func rawString(_ options: [writingOptionsKeys: Any]) -> String? {
    let text = JSONText(
      encoding: options[.encoding] as? String.Encoding ?? .utf8,
      options: options[.jsonSerialization] as? JSONSerialization.WritingOptions ?? .prettyPrinted,
      castsNil: options[.castNilToNSNull] as? Bool ?? false)
    return text.text(of: self, depth: options[.maxObjextDepth] as? Int ?? 10)
  }
}

/// The way in which a value is written as a text.
nonisolated private struct JSONText {
  let encoding: String.Encoding
  let options: JSONSerialization.WritingOptions

  /// Whether a value of nil in a collection is written as null, for which it is written member by member.
  let castsNil: Bool

  /// Returns the text; nil if the value cannot be written or has more levels than `depth`.
  func text(of json: JSON, depth: Int) -> String? {
    guard depth > 0 else { return nil }
    switch json.content {
    case .array(let array):
      return castsNil ? list(array, depth - 1) : written(json)
    case .dictionary(let dictionary):
      return castsNil ? members(dictionary, depth - 1) : written(json)
    case .string(let string): return string
    case .number(let number): return number.text
    case .bool(let flag): return flag.description
    case .null: return "null"
    case .unknown: return nil
    }
  }

  private func written(_ json: JSON) -> String? {
    (try? json.rawData(options: options)).flatMap { String(data: $0, encoding: encoding) }
  }

  private func list(_ array: [Any], _ depth: Int) -> String? {
    let texts = array.map { quoted($0, depth) }
    guard !texts.contains(nil) else { return nil }
    return "[\(texts.compactMap(\.self).joined(separator: ","))]"
  }

  private func members(_ dictionary: [String: Any], _ depth: Int) -> String? {
    var texts: [String] = []
    for (key, value) in dictionary {
      guard let text = quoted(value, depth) else { return nil }
      texts.append("\"\(key)\": \(text)")
    }
    return "{\(texts.joined(separator: ","))}"
  }

  private func quoted(_ value: Any, _ depth: Int) -> String? {
    let json = JSON(content: JSONContent(value))
    guard case .string(let string) = json.content else { return text(of: json, depth: depth) }
    return "\"\(string.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
  }
}
