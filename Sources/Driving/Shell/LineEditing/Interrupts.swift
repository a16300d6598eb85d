private import CEditline

/// The interrupts (Ctrl-C) that arrive while a command runs.
///
/// A command that can take long checks for them between two steps.
package enum Interrupts {
  /// Returns whether Ctrl-C was pressed since the line was entered, and resets that.
  package static func take() -> Bool {
    ceditline_take_interrupt()
  }
}
