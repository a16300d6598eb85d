private import CEditline
private import CProcesses
import ScriptRunner

/// A copy of the shell's process that goes on from before a line, if the app ends the process during that line.
///
/// Processes are copied on Linux alone, and only while they have one thread; elsewhere, a crash of the app
/// ends the shell.
package enum SpareProcess {
  /// Puts this process below one that waits for it, which spare processes need.
  ///
  /// To be called before the app is launched, once.
  package static func supervise() { _ = process_supervise() }

  /// Copies the process before a line.
  ///
  /// - Parameter memoryLimit: the number of bytes by which this process may grow during the line.
  /// - Returns: nil; in the copy, once it is the shell, the end of the process that performed the line.
  static func make(memoryLimit: UInt64) -> SceneEnd? {
    let end = process_make_spare(memoryLimit)
    ceditline_set_giving_up(process_has_spare())
    return SceneEnd(end)
  }

  /// Ends the copy after a line.
  static func end() {
    process_end_spare()
    ceditline_set_giving_up(false)
  }
}
