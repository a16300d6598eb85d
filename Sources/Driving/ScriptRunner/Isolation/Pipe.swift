import CProcesses
import Foundation

/// The reading end of a pipe, which never blocks.
package final class PipeReader {
  /// The descriptor to wait for; -1 once the other end is closed.
  package private(set) var descriptor: Int32

  /// Creates a reader of a descriptor, which it closes.
  package init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  deinit {
    if descriptor >= 0 { Foundation.close(descriptor) }
  }

  /// Reads all that has arrived.
  package func read(_ receive: (UnsafeRawBufferPointer) -> Void) {
    withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 1) { buffer in
      while descriptor >= 0 {
        let count = Foundation.read(descriptor, buffer.baseAddress, buffer.count)
        if count > 0 {
          receive(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
        } else if count == 0 {
          close()
        } else if errno != EINTR {
          return
        }
      }
    }
  }

  /// Closes the pipe.
  func close() {
    guard descriptor >= 0 else { return }
    Foundation.close(descriptor)
    descriptor = -1
  }
}

/// The writing end of a pipe for messages.
struct MessageWriter {
  /// The descriptor.
  let descriptor: Int32

  /// Writes a message, and waits while the pipe is full; a closed pipe is ignored.
  func send(_ message: SceneMessage) {
    message.bytes.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = write(
          descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count > 0 {
          rest = rest.dropFirst(count)
        } else if errno != EINTR {
          return
        }
      }
    }
  }
}
