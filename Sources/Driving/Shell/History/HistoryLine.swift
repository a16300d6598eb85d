/// The encoding of an entry as one line of the file, with newline, return, NUL and backslash escaped.
///
/// It works on bytes, so that entries that are not UTF-8 are preserved.
enum HistoryLine {
  /// Returns the line of an entry.
  static func escape(_ entry: some Sequence<UInt8>) -> [UInt8] {
    var line: [UInt8] = []
    for byte in entry {
      if let letter = letters[byte] {
        line += [backslash, letter]
      } else {
        line.append(byte)
      }
    }
    return line
  }

  /// Returns the entry of a line; a backslash before any other byte is a plain backslash.
  static func unescape(_ line: some Collection<UInt8>) -> [UInt8] {
    // Most lines have no backslash, and thousands are read before the first prompt.
    guard line.contains(backslash) else { return Array(line) }
    var entry: [UInt8] = []
    var isEscaped = false
    for byte in line {
      if isEscaped {
        entry += meanings[byte].map { [$0] } ?? [backslash, byte]
        isEscaped = false
      } else if byte == backslash {
        isEscaped = true
      } else {
        entry.append(byte)
      }
    }
    return isEscaped ? entry + [backslash] : entry
  }
}

private let backslash = UInt8(ascii: "\\")

private let letters: [UInt8: UInt8] = [
  backslash: backslash, UInt8(ascii: "\n"): UInt8(ascii: "n"),
  UInt8(ascii: "\r"): UInt8(ascii: "r"), 0: UInt8(ascii: "0"),
]

private let meanings = Dictionary(uniqueKeysWithValues: letters.map { ($1, $0) })
