/// A gesture recognizer for pans from an edge of the screen.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {

  // MARK: Without effect

  /// The edges of the gesture; stored, without effect.
  open var edges: UIRectEdge = []
}
