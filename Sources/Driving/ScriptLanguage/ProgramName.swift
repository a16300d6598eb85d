/// The name of the program in messages: an app's own program has a name of its own.
package enum ProgramName {
  /// The name, which the program sets when it starts.
  package static var current = "rehearse"
}
