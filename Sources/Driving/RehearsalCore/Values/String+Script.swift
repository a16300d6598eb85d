nonisolated extension String {
  /// The text with its line breaks and other control characters written as escapes of a script's string.
  package var controlsEscaped: String {
    guard utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }) else { return self }
    return unicodeScalars.reduce(into: "") { $0.append(escapingControl: $1) }
  }

  private mutating func append(escapingControl scalar: Unicode.Scalar) {
    switch scalar {
    case "\n": self += "\\n"
    case "\t": self += "\\t"
    case _ where scalar.value < 0x20 || scalar.value == 0x7F:
      self += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
    default: unicodeScalars.append(scalar)
    }
  }

  /// The text as a string of the script language, in quotes and escaped.
  package var scriptQuoted: String {
    var quoted = "\""
    var rest = unicodeScalars[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      // Only before a brace does it begin a variable: a price stays as it is.
      case "$" where rest.first == "{": quoted += "\\u{24}"
      default: quoted.append(escapingControl: scalar)
      }
    }
    return quoted + "\""
  }
}

extension String {
  /// The text as a word of the script language where that is possible, else as a quoted string.
  package var scriptWord: String {
    let isWord =
      !isEmpty
      && unicodeScalars.allSatisfy {
        $0.properties.isAlphabetic || ("0"..."9").contains($0)
          || "_-./:@[]={},?&%+!".unicodeScalars.contains($0)
      }
    return isWord ? self : scriptQuoted
  }
}

extension [String: String] {
  /// The entries as `key=value` words of the script language, sorted by key.
  package var scriptPairs: [String] {
    sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value.scriptWord)" }
  }
}

nonisolated extension Duration {
  /// The duration in the script language, in the largest unit that gives a whole number.
  package var scriptDescription: String {
    let milliseconds = components.seconds * 1_000 + components.attoseconds / 1_000_000_000_000_000
    if milliseconds != 0, milliseconds % 3_600_000 == 0 { return "\(milliseconds / 3_600_000)h" }
    if milliseconds != 0, milliseconds % 60_000 == 0 { return "\(milliseconds / 60_000)m" }
    if milliseconds % 1_000 == 0 { return "\(milliseconds / 1_000)s" }
    return "\(milliseconds)ms"
  }
}
