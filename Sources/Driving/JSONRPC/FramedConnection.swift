import Foundation

/// A connection over standard input and output, each message behind its length, as editors use it.
package final class FramedConnection {
  private let output: FileHandle
  private let input = FileHandle.standardInput
  private var buffer: [UInt8] = []

  /// Opens the connection; what else is printed goes to standard error from now on.
  package init() {
    output = FileHandle(fileDescriptor: dup(STDOUT_FILENO), closeOnDealloc: true)
    dup2(STDERR_FILENO, STDOUT_FILENO)
  }

  /// Sends a message.
  package func send(_ message: String) {
    let bytes = Data(message.utf8)
    let header = Data("Content-Length: \(bytes.count)\r\n\r\n".utf8)
    try? output.write(contentsOf: header + bytes)
  }

  /// Returns the next message; nil at the end of the input, or where there is no length.
  package func receive() -> String? {
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

  private func headerLine() -> String? {
    while true {
      if let end = buffer.firstIndex(of: 0x0A) {
        let line = buffer[..<end].filter { $0 != 0x0D }
        buffer.removeSubrange(...end)
        return String(decoding: line, as: UTF8.self)
      }
      guard fill() else { return nil }
    }
  }

  private func read(_ count: Int) -> ArraySlice<UInt8>? {
    while buffer.count < count {
      guard fill() else { return nil }
    }
    let bytes = buffer[..<count]
    buffer.removeSubrange(..<count)
    return bytes
  }

  /// Reads what has arrived; false at the end of the input.
  private func fill() -> Bool {
    let data = input.availableData
    buffer += data
    return !data.isEmpty
  }
}
