/// A source of lines from a descriptor that is not a terminal: any length, LF or CRLF, no prompt.
package final class PlainSource: LineSource {
  private let descriptor: Int32
  private var buffer: [UInt8] = []
  /// The index in the buffer at which the next line starts.
  private var start = 0
  private var line = 0
  private var isAtEnd = false

  /// Creates a source that reads from a descriptor, which the caller closes.
  package init(descriptor: Int32 = 0) {
    self.descriptor = descriptor
  }

  package func nextLine(prompt: Prompt) throws(LineError) -> LineInput {
    guard let bytes = try nextBytes() else { return .endOfInput }
    line += 1
    return .line(try text(bytes.last == carriageReturn ? bytes.dropLast() : bytes))
  }

  package func stop() {
    isAtEnd = true
    buffer = []
    start = 0
  }

  /// Returns the next line's bytes; the last line may lack its newline.
  private func nextBytes() throws(LineError) -> ArraySlice<UInt8>? {
    var searched = start
    while true {
      if let end = buffer[searched...].firstIndex(of: newline) {
        defer { start = end + 1 }
        return buffer[start..<end]
      }
      if isAtEnd { return lastBytes() }
      discardRead()
      searched = buffer.count
      try fill()
    }
  }

  private func lastBytes() -> ArraySlice<UInt8>? {
    defer { start = buffer.count }
    return start < buffer.count ? buffer[start...] : nil
  }

  private func discardRead() {
    buffer.removeSubrange(..<start)
    start = 0
  }

  private func fill() throws(LineError) {
    do {
      let bytes = try Descriptor(number: descriptor).read(upTo: 1 << 16)
      isAtEnd = bytes.isEmpty
      buffer.append(contentsOf: bytes)
    } catch {
      isAtEnd = true
      throw .unreadable(reason: error.description)
    }
  }

  private func text(_ bytes: ArraySlice<UInt8>) throws(LineError) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    guard let offset = text.firstInvalidOffset(in: bytes) else { return text }
    let before = String(decoding: bytes.prefix(offset), as: UTF8.self)
    throw .notUTF8(byte: bytes[bytes.startIndex + offset], line: line, column: before.count + 1)
  }
}

private let newline = UInt8(ascii: "\n")
private let carriageReturn = UInt8(ascii: "\r")

extension String {
  /// Returns the offset of the first byte that is not UTF-8; nil if there is none.
  fileprivate func firstInvalidOffset(in bytes: ArraySlice<UInt8>) -> Int? {
    if utf8.elementsEqual(bytes) { return nil }
    var offset = zip(utf8, bytes).prefix { $0 == $1 }.count
    var index = utf8.index(utf8.startIndex, offsetBy: offset)
    while index < utf8.endIndex, utf8[index] & 0xC0 == 0x80 {
      index = utf8.index(before: index)
      offset -= 1
    }
    return offset
  }
}
