extension String {
  /// The text on one row, with control characters written as `\n`, `\t` or `\u{1B}`.
  package nonisolated var onOneRow: String {
    unicodeScalars.reduce(into: "") { text, scalar in
      let isControl = scalar.properties.generalCategory == .control
      text += isControl ? scalar.escaped(asASCII: true) : String(scalar)
    }
  }
}
