public import Foundation

/// A recogniser of taps; a driver makes single taps with one touch.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps required; a single tap is not recognised if it is more than 1.
  open var numberOfTapsRequired = 1

  /// The number of touches required; stored, without effect.
  open var numberOfTouchesRequired = 1

  /// The time in which UIKit waits for the second tap of a double tap.
  private static let secondTapLimit = Duration.milliseconds(350)

  /// Returns the time for a second tap, if the recogniser waits for a double tap to fail.
  override func delay(touching view: UIView?) -> Duration? {
    guard numberOfTapsRequired == 1 else { return nil }
    var node = view
    while let current = node {
      for case let double as UITapGestureRecognizer in current.gestureRecognizers ?? []
      where double.numberOfTapsRequired > 1 && double.isEnabled && waits(for: double) {
        return Self.secondTapLimit
      }
      node = current.superview
    }
    return nil
  }
}

/// A recogniser of long presses; its state passes through `began` and `ended`.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The least duration of the press, in seconds; stored, without effect.
  open var minimumPressDuration: TimeInterval = 0.5
  /// The number of taps before the press; stored, without effect.
  open var numberOfTapsRequired = 0
  /// The number of fingers; stored, without effect.
  open var numberOfTouchesRequired = 1
  /// The distance that the finger may move, in points; stored, without effect.
  open var allowableMovement: CGFloat = 10

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

  /// The number of fingers; kept without effect.
  open var numberOfTouchesRequired = 1
}
