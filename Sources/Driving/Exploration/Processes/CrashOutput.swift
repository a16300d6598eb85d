/// The end of a process's output, which tells where it crashed.
struct CrashOutput {
  /// The bytes that are kept; a message of Swift's runtime is shorter.
  private static let limit = 8_192

  private var bytes: [UInt8] = []

  /// Adds what the process printed.
  mutating func append(_ more: ArraySlice<UInt8>) {
    bytes += more
    if bytes.count > 2 * Self.limit { bytes.removeFirst(bytes.count - Self.limit) }
  }

  /// The last message with which Swift's runtime ended the process, with the app's file and line; nil
  /// without one.
  var cause: String? {
    String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
      .last { Self.marks.contains(where: $0.contains) }.map { String($0.prefix(300)) }
  }

  private static let marks = ["Fatal error: ", "Fatal access conflict", "Simultaneous accesses to"]
}
