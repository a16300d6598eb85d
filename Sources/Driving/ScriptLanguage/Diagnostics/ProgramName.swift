/// The name of the program, as messages write it.
package enum ProgramName {
  /// The name by which a person starts the program; an app's command line sets it.
  package static var current = "rehearse"
}
