package import HeadlessDevice

/// The standard output of the process, which remembers that it could not be written.
package final class StandardOutput {
  /// The reason that the last text could not be written; nil if all could.
  ///
  /// A reader that closed its pipe, as `head` does, wanted no more and is not a reason.
  package private(set) var failure: SystemFile.Failure?

  private let file = SystemFile.standardOutput

  /// Writes text, unless an earlier text could not be written.
  func write(_ text: String) {
    guard failure == nil else { return }
    do {
      try file.write(text.utf8)
    } catch {
      if !error.isClosedPipe { failure = error }
    }
  }
}
