public import Foundation

/// A recogniser of taps; a driver makes single taps with one touch.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps required; a single tap is not recognised if it is more than 1.
  open var numberOfTapsRequired = 1

  /// The number of touches required; stored, without effect.
  open var numberOfTouchesRequired = 1
}

/// A recogniser of long presses; its state passes through `began` and `ended`.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The least duration of the press, in seconds; stored, without effect.
  open var minimumPressDuration: TimeInterval = 0.5

  override var stateSequence: [State] { [.began, .ended] }
}

/// A recogniser of swipes in given directions.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The directions of a swipe.
  nonisolated public struct Direction: OptionSet, Sendable {
    /// The bits of the option set.
    public let rawValue: UInt

    /// Creates an option set of the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// To the right.
    public static let right = Direction(rawValue: 1 << 0)
    /// To the left.
    public static let left = Direction(rawValue: 1 << 1)
    /// Up.
    public static let up = Direction(rawValue: 1 << 2)
    /// Down.
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// The directions that are recognised; right by default.
  open var direction = Direction.right
}
