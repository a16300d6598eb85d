/// The end of what an app printed, at most 64 KB of it.
package struct OutputTail {
  /// The number of bytes that are kept.
  static let capacity = 64 * 1_024

  private var bytes: [UInt8] = []
  private var next = 0

  /// Creates an empty tail.
  package init() {}

  /// Adds bytes and drops the oldest ones beyond the capacity.
  package mutating func append(_ piece: UnsafeRawBufferPointer) {
    for byte in piece.suffix(Self.capacity) {
      if bytes.count < Self.capacity {
        bytes.append(byte)
      } else {
        bytes[next] = byte
        next = (next + 1) % Self.capacity
      }
    }
  }

  /// Drops everything.
  mutating func removeAll() {
    bytes.removeAll()
    next = 0
  }

  /// The lines, without escape sequences, and with spaces for other control characters.
  package var lines: [String] {
    let text = String(decoding: bytes[next...] + bytes[..<next], as: UTF8.self)
    var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map { String($0).printable }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }
}
