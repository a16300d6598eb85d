/// A writer of JSON (RFC 8259) in UTF-8, without spaces; members keep their order.
struct JSONText {
  /// The text so far.
  private(set) var bytes: [UInt8] = []

  private var needsComma = false

  /// Creates an empty text.
  init() {}

  /// Returns a text as JSON writes it, in quotes.
  static func quoted(_ text: String) -> [UInt8] {
    var json = JSONText()
    json.quote(text)
    return json.bytes
  }

  /// Writes an object, whose members the body writes.
  mutating func object(_ body: (inout JSONText) -> Void) {
    enclose("{", "}", body)
  }

  /// Writes a list, whose values the body writes.
  mutating func list(_ body: (inout JSONText) -> Void) {
    enclose("[", "]", body)
  }

  /// Writes the name of a member, whose value comes next.
  mutating func name(_ name: String) {
    comma()
    quote(name)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  /// Writes a text.
  mutating func write(_ text: String) {
    comma()
    quote(text)
    needsComma = true
  }

  /// Writes an integer.
  mutating func write(_ number: Int) {
    writeRaw(String(number))
  }

  /// Writes an instant or a duration of virtual time, in milliseconds.
  mutating func write(nanoseconds: Int64) {
    let (whole, rest) = nanoseconds.quotientAndRemainder(dividingBy: 1_000_000)
    writeRaw(rest == 0 ? String(whole) : String(Double(nanoseconds) / 1_000_000))
  }

  /// Writes a Boolean value.
  mutating func write(_ value: Bool) {
    writeRaw(value ? "true" : "false")
  }

  /// Writes the absence of a value.
  mutating func writeNull() {
    writeRaw("null")
  }

  /// Writes a list of texts.
  mutating func write(_ texts: [String]) {
    list { json in
      for text in texts { json.write(text) }
    }
  }

  /// Writes a number as it is.
  mutating func writeRaw(_ text: String) {
    comma()
    bytes += text.utf8
    needsComma = true
  }

  private mutating func enclose(
    _ open: Unicode.Scalar, _ close: Unicode.Scalar, _ body: (inout JSONText) -> Void
  ) {
    comma()
    bytes.append(UInt8(ascii: open))
    needsComma = false
    body(&self)
    bytes.append(UInt8(ascii: close))
    needsComma = true
  }

  private mutating func comma() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
  }

  private mutating func quote(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(byte)
      case 0x0A: bytes += [UInt8(ascii: "\\"), UInt8(ascii: "n")]
      case ..<0x20:
        let digits = String(byte, radix: 16)
        bytes += "\\u00\(digits.count == 1 ? "0" : "")\(digits)".utf8
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
