/// Recognises a pan that begins at an edge of the screen.
open class UIScreenEdgePanGestureRecognizer: UIGestureRecognizer {
  /// The edges a pan may begin at.
  open var edges: UIRectEdge = []
}
