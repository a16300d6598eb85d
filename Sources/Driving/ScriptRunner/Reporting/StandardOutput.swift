package import HeadlessDevice

/// The standard output of the process, which remembers that it could not be written.
package final class StandardOutput {
  /// The reason that the last text could not be written; nil if all could.
  ///
  /// A reader that closed its pipe, as `head` does, wanted no more and is not a reason.
  package private(set) var failure: SystemFile.Failure?

  private var file = SystemFile.standardOutput

  /// Writes text, unless an earlier text could not be written.
  func write(_ text: String) {
    guard failure == nil else { return }
    do {
      try file.write(text.utf8)
    } catch {
      if !error.isClosedPipe { failure = error }
    }
  }

  /// Runs a body in which what the app prints goes to standard error, apart from the reports.
  package func apartFromApp<Result, Failure>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    SystemFile.flushStreams()
    let output = SystemFile.standardOutput
    guard let copy = try? output.duplicate() else { return try body() }
    file = copy
    try? output.redirect(to: .standardError)
    defer {
      SystemFile.flushStreams()
      try? output.redirect(to: copy)
      try? copy.close()
      file = output
    }
    return try body()
  }
}
