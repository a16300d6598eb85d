public import Foundation

/// A recogniser of rotations, which a person does not perform here.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The rotation in radians, as set.
  open var rotation: CGFloat = 0

  /// The velocity in radians a second; always zero.
  open var velocity: CGFloat { 0 }
}
