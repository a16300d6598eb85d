#if canImport(Glibc)
  private import Glibc
#else
  private import Darwin
#endif

/// A file descriptor, with the system's calls as Swift has them: retried when a signal comes between.
package struct Descriptor {
  let number: Int32

  /// Whether a terminal is behind it.
  package var isTerminal: Bool { isatty(number) == 1 }

  /// What can be read now, at least one byte; empty at the end.
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

/// Why the system refused.
struct SystemError: Error, Equatable, CustomStringConvertible {
  let code: Int32

  /// The system's own words.
  var description: String { String(cString: strerror(code)) }
}

/// Repeats a call that gives -1 while a signal is the reason.
func retrying(_ call: () -> Int) throws(SystemError) -> Int {
  while true {
    let result = call()
    if result >= 0 { return result }
    if errno != EINTR { throw SystemError(code: errno) }
  }
}

// Inside a type these names would mean its own methods.
private let systemRead = read
private let systemWrite = write

extension Descriptor {
  package static let standardInput = Descriptor(number: 0)
  static let standardOutput = Descriptor(number: 1)
  static let standardError = Descriptor(number: 2)

  /// Writes a line for a person; where that is not possible there is nobody to tell.
  func say(_ text: String) {
    try? write("\(text)\n".utf8)
  }
}
