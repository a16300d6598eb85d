import ScriptRunner

/// The end of a process's output, which tells where it crashed.
struct CrashOutput {
  private var tail = OutputTail()

  /// Adds what the process printed.
  mutating func append(_ more: UnsafeRawBufferPointer) { tail.append(more) }

  /// The last message with which Swift's runtime ended the process, with the app's file and line; nil
  /// without one.
  var cause: String? {
    tail.lines.last { Self.marks.contains(where: $0.contains) }.map { String($0.prefix(300)) }
  }

  private static let marks = ["Fatal error: ", "Fatal access conflict", "Simultaneous accesses to"]
}
