/// A mistake of the app.
package struct Mistake: Equatable {
  /// The message: what happened, where, and what to do.
  package let message: String
  /// The part that all mistakes of one cause share.
  package let cause: String
}
