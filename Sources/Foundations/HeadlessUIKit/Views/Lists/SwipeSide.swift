/// The side of a cell at which a swipe reveals actions: trailing for a swipe to the left.
enum SwipeSide { case trailing, leading }

extension UIButton {
  /// A button in a cell that does what a swipe offers, and closes it when it is done.
  convenience init(
    offering action: UIContextualAction, in cell: UIView, close: @escaping () -> Void
  ) {
    self.init(type: .custom)
    setTitle(action.title, for: .normal)
    setImage(action.image, for: .normal)
    addTarget(cell, for: .primaryActionTriggered) { cell in
      action.handler(action, cell) { _ in close() }
    }
  }
}
