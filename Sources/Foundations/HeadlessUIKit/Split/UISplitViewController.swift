internal import Foundation

/// Up to three screens beside each other, or on one stack where there is no room.
open class UISplitViewController: UIViewController {
  /// How many columns there are.
  nonisolated public enum Style: Int, Sendable {
    /// Two, as apps without columns had them.
    case unspecified
    /// Primary and secondary.
    case doubleColumn
    /// Primary, supplementary and secondary.
    case tripleColumn
  }

  /// A place for a screen.
  nonisolated public enum Column: Int, CaseIterable, Sendable {
    /// The leftmost: where one chooses.
    case primary
    /// The middle one of three.
    case supplementary
    /// The rightmost: what was chosen.
    case secondary
    /// What shows in place of the others where there is no room for them.
    case compact
  }
}
