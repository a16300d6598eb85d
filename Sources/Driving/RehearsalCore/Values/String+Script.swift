nonisolated extension String {
  /// The text as a string of the script language, in quotes and escaped.
  package var scriptQuoted: String {
    var quoted = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      case "$": quoted += "\\u{24}"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        quoted += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      default: quoted.unicodeScalars.append(scalar)
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
