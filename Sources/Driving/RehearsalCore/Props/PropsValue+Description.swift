extension PropsValue: CustomStringConvertible {
  /// The value as JSON on one line.
  public var description: String {
    switch self {
    case .null: "null"
    case .bool(let value): String(value)
    case .int(let value): String(value)
    case .double(let value): Self.text(of: value)
    case .string(let value): value.jsonQuoted
    case .list(let values): "[" + values.map(\.description).joined(separator: ", ") + "]"
    case .object(let members):
      "{" + members.map { "\($0.name.jsonQuoted): \($0.value)" }.joined(separator: ", ") + "}"
    }
  }

  /// The value as JSON, one line per member or list element, indented by two spaces.
  public var lines: [String] {
    switch self {
    case .list(let values) where !values.isEmpty:
      Self.block("[", values.map { ("", $0.lines) }, "]", indentation: "  ")
    case .object(let members) where !members.isEmpty:
      Self.block(
        "{", members.map { ("\($0.name.jsonQuoted): ", $0.value.lines) }, "}", indentation: "  ")
    default: [description]
    }
  }

  /// Returns the lines of a list or an object, whose parts have a line at least.
  package static func block(
    _ opening: String, _ parts: [(name: String, lines: [String])], _ closing: String,
    indentation: String
  ) -> [String] {
    var lines = [opening]
    for (index, part) in parts.enumerated() {
      var inner = part.lines
      inner[0] = part.name + inner[0]
      if index < parts.count - 1 { inner[inner.count - 1] += "," }
      lines += inner.map { indentation + $0 }
    }
    return lines + [closing]
  }

  /// Returns a number without a needless fraction: `4` for 4.0, which JSON does not distinguish.
  private static func text(of number: Double) -> String {
    guard let whole = Int(exactly: number), abs(whole) < 1 << 53 else { return String(number) }
    return String(whole)
  }
}

extension String {
  /// The text as a JSON string.
  package var jsonQuoted: String {
    var text = ""
    text.appendJSON(self)
    return text
  }

  /// Appends a text as a JSON string.
  mutating func appendJSON(_ string: String) {
    self += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": self += "\\\""
      case "\\": self += "\\\\"
      case "\n": self += "\\n"
      case "\r": self += "\\r"
      case "\t": self += "\\t"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        self += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: unicodeScalars.append(scalar)
      }
    }
    self += "\""
  }
}
