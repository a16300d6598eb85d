/// A parser of one JSON value in UTF-8.
struct JSONReader {
  /// The number of nested lists and objects that are accepted.
  static let maximumDepth = 500

  let bytes: [UInt8]
  var offset = 0
  private var depth = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func document() throws(JSONProblem) -> PropsValue {
    let value = try value()
    skipSpace()
    if offset < bytes.count { throw problem("nothing may follow the value") }
    return value
  }

  private mutating func value() throws(JSONProblem) -> PropsValue {
    skipSpace()
    guard offset < bytes.count else { throw problem("a value is missing") }
    switch bytes[offset] {
    case UInt8(ascii: "{"): return try nested { reader throws(JSONProblem) in try reader.object() }
    case UInt8(ascii: "["): return try nested { reader throws(JSONProblem) in try reader.list() }
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
    default: return try word()
    }
  }

  private mutating func nested(
    _ read: (inout JSONReader) throws(JSONProblem) -> PropsValue
  ) throws(JSONProblem) -> PropsValue {
    guard depth < Self.maximumDepth else { throw problem("more than \(Self.maximumDepth) levels") }
    depth += 1
    defer { depth -= 1 }
    offset += 1
    return try read(&self)
  }

  private mutating func object() throws(JSONProblem) -> PropsValue {
    var members: [Member] = []
    var places: [String: Int] = [:]
    if take("}") { return .object([]) }
    repeat {
      skipSpace()
      guard peek == UInt8(ascii: "\"") else { throw problem("a name in quotes must stand here") }
      let name = try string()
      guard take(":") else { throw problem("`:` must follow a name") }
      let member = Member(name, try value())
      if let place = places[name] {
        members[place] = member
      } else {
        places[name] = members.count
        members.append(member)
      }
    } while take(",")
    guard take("}") else { throw problem("`,` or `}` must follow a member") }
    return .object(members)
  }

  private mutating func list() throws(JSONProblem) -> PropsValue {
    var values: [PropsValue] = []
    if take("]") { return .list([]) }
    repeat { values.append(try value()) } while take(",")
    guard take("]") else { throw problem("`,` or `]` must follow a value") }
    return .list(values)
  }

  private mutating func word() throws(JSONProblem) -> PropsValue {
    let words: [(StaticString, PropsValue)] = [
      ("true", .bool(true)), ("false", .bool(false)), ("null", .null),
    ]
    for (word, value) in words {
      let matches = word.withUTF8Buffer { bytes[offset...].starts(with: $0) }
      guard matches else { continue }
      offset += word.utf8CodeUnitCount
      return value
    }
    throw problem("a value must stand here: an object, a list, a text, a number, true, false, null")
  }

  // MARK: Bytes

  typealias Member = PropsValue.Member

  var peek: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  func problem(_ description: String, at place: Int? = nil) -> JSONProblem {
    JSONProblem(description: description, offset: place ?? offset)
  }

  private mutating func skipSpace() {
    while let byte = peek, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      offset += 1
    }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    skipSpace()
    guard peek == UInt8(ascii: character) else { return false }
    offset += 1
    return true
  }
}
