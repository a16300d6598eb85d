public import Foundation

/// A gesture recognizer for pans, which no driver performs: its translation stays zero.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  private var moved = CGPoint.zero

  /// Returns the translation, as set.
  open func translation(in view: UIView?) -> CGPoint { moved }

  /// Sets the translation.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) { moved = translation }

  /// Returns the velocity; always zero.
  open func velocity(in view: UIView?) -> CGPoint { .zero }

  // MARK: Without effect

  /// The smallest number of fingers; stored, without effect.
  open var minimumNumberOfTouches = 1

  /// The largest number of fingers; stored, without effect.
  open var maximumNumberOfTouches = Int.max
}
