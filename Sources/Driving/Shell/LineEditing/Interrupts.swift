private import CEditline

/// Ctrl-C while a command is at work.
///
/// A command that may take long asks between two steps. A second Ctrl-C ends the process where
/// nobody has asked since the first.
package enum Interrupts {
  /// Whether Ctrl-C was pressed since the line was entered; asking forgets it.
  package static func take() -> Bool {
    ceditline_take_interrupt()
  }
}
