extension JSONReader {
  mutating func number() throws(JSONProblem) -> PropsValue {
    let start = offset
    if peek == UInt8(ascii: "-") { offset += 1 }
    let whole = digits()
    guard whole > 0 else { throw problem("a digit must follow `-`") }
    if whole > 1, bytes[offset - whole] == UInt8(ascii: "0") {
      throw problem("a number does not begin with 0", at: offset - whole)
    }
    var isWhole = true
    if peek == UInt8(ascii: ".") {
      offset += 1
      isWhole = false
      guard digits() > 0 else { throw problem("a digit must follow `.`") }
    }
    if peek == UInt8(ascii: "e") || peek == UInt8(ascii: "E") {
      offset += 1
      isWhole = false
      if peek == UInt8(ascii: "-") || peek == UInt8(ascii: "+") { offset += 1 }
      guard digits() > 0 else { throw problem("a digit must follow `e`") }
    }
    let text = String(decoding: bytes[start..<offset], as: UTF8.self)
    if isWhole, let number = Int(text) { return .int(number) }
    guard let number = Double(text), number.isFinite else {
      throw problem("the number is too large", at: start)
    }
    return .double(number)
  }

  private mutating func digits() -> Int {
    let start = offset
    while let byte = peek, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { offset += 1 }
    return offset - start
  }

  mutating func string() throws(JSONProblem) -> String {
    let start = offset
    offset += 1
    var text: [UInt8] = []
    while let byte = peek {
      switch byte {
      case UInt8(ascii: "\""):
        offset += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        text.append(contentsOf: try escape())
      case ..<0x20:
        throw problem("a control character in a text must be written as an escape: \\n, \\t …")
      default:
        text.append(byte)
        offset += 1
      }
    }
    throw problem("the text that begins here has no closing quote", at: start)
  }

  private mutating func escape() throws(JSONProblem) -> [UInt8] {
    let start = offset
    offset += 1
    guard let byte = peek else { throw problem("an escape ends too early", at: start) }
    offset += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "u"): return Array(String(Character(try unicode(from: start))).utf8)
    default: throw problem("JSON has no such escape", at: start)
    }
  }

  /// Reads four hexadecimal digits, or two such halves of a surrogate pair.
  private mutating func unicode(from start: Int) throws(JSONProblem) -> Unicode.Scalar {
    let first = try hexadecimal(from: start)
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard first < 0xDC00, bytes[offset...].starts(with: [UInt8(ascii: "\\"), UInt8(ascii: "u")])
    else { throw problem("half a surrogate pair", at: start) }
    offset += 2
    let second = try hexadecimal(from: start)
    guard (0xDC00...0xDFFF).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    else { throw problem("half a surrogate pair", at: start) }
    return scalar
  }

  private mutating func hexadecimal(from start: Int) throws(JSONProblem) -> UInt32 {
    let digits = bytes[offset...].prefix(4)
    guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let number = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw problem("four hexadecimal digits must follow \\u", at: start) }
    offset += 4
    return number
  }
}
