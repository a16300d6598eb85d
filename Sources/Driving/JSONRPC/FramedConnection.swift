import Foundation

/// A connection over standard input and output, each message behind its length, as editors use it.
package final class FramedConnection {
  private let output: FileHandle
  private var input = MessageFrames { FileHandle.standardInput.availableData }

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
  package func receive() -> String? { input.next() }
}
