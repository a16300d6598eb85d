#if canImport(Glibc)
  private import Glibc
#else
  private import Darwin
#endif

/// A file descriptor with throwing calls, which are repeated after an interruption by a signal.
package struct Descriptor {
  /// The number of the descriptor.
  let number: Int32

  /// Whether the descriptor is a terminal.
  package var isTerminal: Bool { isatty(number) == 1 }

  /// Reads at least one byte, and no more than `count`; returns no bytes at the end.
  func read(upTo count: Int) throws(SystemError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    let got = try retrying {
      bytes.withUnsafeMutableBytes { systemRead(number, $0.baseAddress, count) }
    }
    bytes.removeSubrange(got...)
    return bytes
  }

  /// Writes all bytes.
  func write(_ bytes: some Sequence<UInt8>) throws(SystemError) {
    var rest = ArraySlice(bytes)
    while !rest.isEmpty {
      let sent = try retrying {
        rest.withUnsafeBytes { systemWrite(number, $0.baseAddress, $0.count) }
      }
      rest = rest.dropFirst(sent)
    }
  }
}

/// An error of a system call.
struct SystemError: Error, Equatable, CustomStringConvertible {
  /// The value of errno.
  let code: Int32

  /// The system's message.
  var description: String { String(cString: strerror(code)) }
}

/// Repeats a call that returns -1 because of a signal.
func retrying(_ call: () -> Int) throws(SystemError) -> Int {
  while true {
    let result = call()
    if result >= 0 { return result }
    if errno != EINTR { throw SystemError(code: errno) }
  }
}

// Inside a type these names refer to its own methods.
private let systemRead = read
private let systemWrite = write

extension Descriptor {
  /// The descriptor of standard input.
  package static let standardInput = Descriptor(number: 0)
  /// The descriptor of standard output.
  static let standardOutput = Descriptor(number: 1)
  /// The descriptor of standard error.
  static let standardError = Descriptor(number: 2)

  /// Writes a line; an error is ignored.
  func print(_ text: String) {
    try? write("\(text)\n".utf8)
  }
}
