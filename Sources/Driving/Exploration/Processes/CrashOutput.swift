import HeadlessDevice
import ScriptRunner

/// The end of a process's output, which tells where it crashed.
struct CrashOutput {
  private var tail = OutputTail()

  /// Adds what the process printed.
  mutating func append(_ more: UnsafeRawBufferPointer) { tail.append(more) }

  /// The last message with which Swift's runtime ended the process, with the app's file and line; nil
  /// without one.
  var cause: String? {
    tail.lines.last { Self.marks.contains(where: $0.contains) }
      .map { String(Self.message(in: $0).prefix(300)).withoutAddresses }
  }

  /// The part of a line that the runtime printed; what the app printed may stand before it, without a break.
  ///
  /// The module's name then cannot be told from it, so that the message begins with the file's.
  private static func message(in line: String) -> Substring {
    guard
      let match = line.firstMatch(of: /([A-Za-z_0-9]+\/)?([^\/]+\.swift:[0-9]+: Fatal error: )/),
      match.range.lowerBound > line.startIndex
    else { return line[...] }
    return line[match.output.2.startIndex...]
  }

  /// Returns a cause without the module's name, which is missing where the app printed before the message.
  static func withoutModule(_ cause: String) -> String {
    cause.prefixMatch(of: /[A-Za-z_0-9]+\//).map { String(cause[$0.range.upperBound...]) } ?? cause
  }

  private static let marks = ["Fatal error: ", "Fatal access conflict", "Simultaneous accesses to"]
}
