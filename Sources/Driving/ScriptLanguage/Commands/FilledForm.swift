/// A form of the command table with the operands that a line has for it.
struct FilledForm {
  let form: CommandForm
  let captures: Captures

  /// Returns the command, whose operands must be allowed together.
  func command() throws(Problem) -> Command { try form.make(captures) }
}
