import Foundation

/// The words and signs of Swift sources, without comments and the content of strings.
struct SwiftTokens {
  private(set) var tokens: [String] = []
  private var places: [String: [Int]] = [:]

  /// Reads the sources of a folder, at any depth.
  init(ofFolder folder: String) throws {
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder).sorted()
    where path.hasSuffix(".swift") {
      append(try String(contentsOfFile: "\(folder)/\(path)", encoding: .utf8))
    }
  }

  /// Reads one source.
  init(_ text: String) {
    append(text)
  }

  /// The places of a word.
  func places(of word: String) -> [Int] { places[word] ?? [] }

  subscript(place: Int) -> String { tokens.indices.contains(place) ? tokens[place] : "" }

  /// Returns the place after the parentheses that open at a place, and the labels of their arguments.
  func arguments(at open: Int) -> (labels: [String], end: Int) {
    var labels: [String] = []
    var depth = 0
    var place = open
    repeat {
      switch self[place] {
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      case ",": break
      default:
        place += 1
        continue
      }
      if depth == 1, self[place] == "," || place == open, let label = label(at: place + 1) {
        labels.append(label)
      }
      place += 1
    } while depth > 0 && place < tokens.count
    return (labels, place)
  }

  /// Returns the label of the argument that begins at a place: `_` without one, nil without argument.
  private func label(at place: Int) -> String? {
    if self[place] == ")" { return nil }
    let isLabel = self[place + 1] == ":" || self[place + 2] == ":" && self[place + 1].isWord
    return isLabel && self[place].isWord ? self[place] : "_"
  }

  private mutating func append(_ text: String) {
    var scanner = SourceScanner(text)
    while let token = scanner.next() {
      places[token, default: []].append(tokens.count)
      tokens.append(token)
    }
  }
}

extension String {
  /// Whether the token is a name or a keyword.
  fileprivate var isWord: Bool { first.map { $0.isLetter || $0 == "_" } ?? false }
}

/// A scanner of Swift's tokens, as far as a search for names needs them.
private struct SourceScanner {
  private let bytes: [UInt8]
  private var place = 0

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  mutating func next() -> String? {
    while place < bytes.count {
      if starts(with: "//") {
        skip(to: "\n")
      } else if starts(with: "\"\"\"") {
        place += 3
        skip(to: "\"\"\"")
      } else if bytes[place] == UInt8(ascii: "\"") {
        skipString()
      } else if Self.isWord(bytes[place]) {
        return word()
      } else if bytes[place] > UInt8(ascii: " ") {
        place += 1
        return String(decoding: bytes[place - 1..<place], as: UTF8.self)
      } else {
        place += 1
      }
    }
    return nil
  }

  private mutating func word() -> String {
    let start = place
    while place < bytes.count, Self.isWord(bytes[place]) { place += 1 }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  private mutating func skipString() {
    place += 1
    while place < bytes.count, bytes[place] != UInt8(ascii: "\"") {
      place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
    }
    place += 1
  }

  private mutating func skip(to end: StaticString) {
    while place < bytes.count, !starts(with: end) { place += 1 }
    place += end.utf8CodeUnitCount
  }

  private func starts(with text: StaticString) -> Bool {
    guard place + text.utf8CodeUnitCount <= bytes.count else { return false }
    return text.withUTF8Buffer { $0.elementsEqual(bytes[place..<place + $0.count]) }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
