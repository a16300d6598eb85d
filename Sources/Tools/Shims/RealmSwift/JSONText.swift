import Foundation

/// The JSON of the values that properties give, which is faster here than Foundation's.
enum JSONText {
  /// Returns an object of values, in the order of their names' places.
  static func object(_ values: [(name: String, value: Any)]) -> String {
    var text = "{"
    for (name, value) in values {
      if text.utf8.count > 1 { text += "," }
      append(name, to: &text)
      text += ":"
      append(value, to: &text)
    }
    return text + "}"
  }

  private static func append(_ value: Any, to text: inout String) {
    switch value {
    case let value as String: append(value, to: &text)
    case let value as Bool: text += value ? "true" : "false"
    case let value as Int: text += "\(value)"
    case let value as Double: text += "\(value)"
    case is NSNull: text += "null"
    case let values as [Any]: append(values, to: &text)
    case let values as [String: Any]:
      text += object(values.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
    case let value as any BinaryInteger: text += "\(value)"
    default: append("\(value)", to: &text)
    }
  }

  private static func append(_ values: [Any], to text: inout String) {
    text += "["
    for (place, value) in values.enumerated() {
      if place > 0 { text += "," }
      append(value, to: &text)
    }
    text += "]"
  }

  private static func append(_ value: String, to text: inout String) {
    text += "\""
    if value.utf8.contains(where: { $0 < 0x20 || $0 == 0x22 || $0 == 0x5C }) {
      for character in value.unicodeScalars { text += escaped(character) }
    } else {
      text += value
    }
    text += "\""
  }

  private static func escaped(_ character: Unicode.Scalar) -> String {
    switch character {
    case "\"": return "\\\""
    case "\\": return "\\\\"
    case "\n": return "\\n"
    case let control where control.value < 0x20:
      let digits = String(control.value, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: return String(character)
    }
  }
}
