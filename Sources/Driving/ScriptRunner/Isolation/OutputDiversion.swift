import CProcesses

/// The standard output of an app that runs in this process, which goes to standard error.
package final class OutputDiversion {
  private let isOn: Bool
  private var kept: Int32 = -1

  /// Creates a diversion; one that is not on leaves the output alone.
  package init(isOn: Bool) {
    self.isOn = isOn
  }

  /// Runs a body whose standard output goes to standard error.
  package func divert<Value>(_ body: () -> Value) -> Value {
    if isOn { kept = process_divert_output() }
    defer { if isOn { process_restore_output(kept) } }
    return body()
  }

  /// Runs a body in the middle of a diversion with the process's own standard output.
  func pause(_ body: () -> Void) {
    if isOn { process_restore_output(kept) }
    body()
    if isOn { kept = process_divert_output() }
  }
}
