public import Foundation

/// A recogniser of pinches, which a person does not perform here.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The scale, as set.
  open var scale: CGFloat = 1

  /// The velocity of the scale in factors a second; always zero.
  open var velocity: CGFloat { 0 }
}
