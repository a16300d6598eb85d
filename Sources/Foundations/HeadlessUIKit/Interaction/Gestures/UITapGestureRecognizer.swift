public import Foundation

/// Recognises a tap; a driver taps once, with one finger.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps it waits for; more than one are never made by a single tap.
  open var numberOfTapsRequired = 1

  /// How many fingers it waits for.
  open var numberOfTouchesRequired = 1
}

/// Recognises a finger that stays: begins, and ends when the finger leaves.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long the finger must stay, in seconds; a driver's long press is always long enough.
  open var minimumPressDuration: TimeInterval = 0.5

  override var stages: [State] { [.began, .ended] }
}

/// Recognises a swipe in a direction.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Where a finger can go.
  nonisolated public struct Direction: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Directions of these bits.
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

  /// The directions it recognises; to the right unless said otherwise.
  open var direction = Direction.right
}
