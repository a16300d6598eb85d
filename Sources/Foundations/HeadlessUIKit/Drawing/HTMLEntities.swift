/// The characters that HTML writes by a name or a number.
nonisolated enum HTMLEntities {
  /// Returns a text with its entities replaced, as `&amp;` and `&#8217;`; unknown ones stay as they are.
  static func replaced(in text: Substring) -> String {
    guard text.contains("&") else { return String(text) }
    var result = ""
    var rest = text
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      rest = rest[start...]
      let name = rest.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "#" }
      if name.endIndex < rest.endIndex, rest[name.endIndex] == ";", let text = self.text(of: name) {
        result += text
        rest = rest[rest.index(after: name.endIndex)...]
      } else {
        result += "&"
        rest = rest.dropFirst()
      }
    }
    return result + rest
  }

  private static func text(of name: Substring) -> String? {
    guard name.hasPrefix("#") else { return named[String(name)] }
    let digits = name.dropFirst()
    let code =
      digits.lowercased().hasPrefix("x")
      ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits, radix: 10)
    return code.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
  }

  private static let named: [String: String] = {
    var named = [
      "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "euro": "€", "hellip": "…",
      "ndash": "–", "mdash": "—", "lsquo": "‘", "rsquo": "’", "sbquo": "‚", "ldquo": "“",
      "rdquo": "”", "bdquo": "„", "lsaquo": "‹", "rsaquo": "›", "bull": "•", "trade": "™",
      "dagger": "†", "permil": "‰", "larr": "←", "uarr": "↑", "rarr": "→", "darr": "↓",
      "harr": "↔", "minus": "−", "infin": "∞", "ne": "≠", "le": "≤", "ge": "≥", "OElig": "Œ",
      "oelig": "œ", "Scaron": "Š", "scaron": "š", "ensp": "\u{2002}", "emsp": "\u{2003}",
      "thinsp": "\u{2009}", "zwj": "\u{200D}", "zwnj": "\u{200C}", "alpha": "α", "beta": "β",
      "gamma": "γ", "delta": "δ", "lambda": "λ", "mu": "μ", "pi": "π", "sigma": "σ", "omega": "ω",
      "hearts": "♥", "check": "✓", "star": "☆", "starf": "★",
    ]
    for (offset, name) in latin.enumerated() {
      named[name] = Unicode.Scalar(UInt32(0xA0 + offset)).map { String(Character($0)) }
    }
    return named
  }()

  /// The names of the characters from U+00A0 to U+00FF, in their order.
  private static let latin = """
    nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 \
    acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde \
    Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute \
    Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde \
    auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute \
    ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml
    """.split(separator: " ").map(String.init)
}
