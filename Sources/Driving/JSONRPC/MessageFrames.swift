package import Foundation

/// The messages of an input, each behind a header with its length in bytes.
package struct MessageFrames {
  private let available: () -> Data
  private var buffer: [UInt8] = []

  /// Creates the messages of an input.
  ///
  /// - Parameter available: waits for input and returns it; empty at the end.
  package init(_ available: @escaping () -> Data) {
    self.available = available
  }

  /// Returns the next message; nil at the end of the input, or where there is no length.
  package mutating func next() -> String? {
    var length: Int?
    while let line = headerLine() {
      guard !line.isEmpty else { break }
      let parts = line.split(separator: ":", maxSplits: 1)
      if parts.count == 2, parts[0].lowercased() == "content-length" {
        length = Int(parts[1].trimmingCharacters(in: .whitespaces))
      }
    }
    guard let length, length >= 0, let bytes = read(length) else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  private mutating func headerLine() -> String? {
    while true {
      if let end = buffer.firstIndex(of: 0x0A) {
        let line = buffer[..<end].filter { $0 != 0x0D }
        buffer.removeSubrange(...end)
        return String(decoding: line, as: UTF8.self)
      }
      guard fill() else { return nil }
    }
  }

  private mutating func read(_ count: Int) -> ArraySlice<UInt8>? {
    while buffer.count < count {
      guard fill() else { return nil }
    }
    let bytes = buffer[..<count]
    buffer.removeSubrange(..<count)
    return bytes
  }

  /// Reads what has arrived; false at the end of the input.
  private mutating func fill() -> Bool {
    let data = available()
    buffer += data
    return !data.isEmpty
  }
}
