/// An error of one line of input; the next line can be read.
package enum LineError: Error, Equatable, Sendable {
  /// A byte that is not UTF-8, with its line and column, both counted from 1.
  case notUTF8(byte: UInt8, line: Int, column: Int)
  /// A failure to read standard input, with the system's reason.
  case unreadable(reason: String)
}

extension LineError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notUTF8(let byte, let line, let column):
      let code = String(byte, radix: 16, uppercase: true)
      return "standard input:\(line):\(column): byte 0x\(code) is not UTF-8; "
        + "save the text as UTF-8 and send it again"
    case .unreadable(let reason):
      return "standard input cannot be read: \(reason)"
    }
  }
}
