extension UIScrollView {
  /// The recognizer of the scroll view's pans, which drivers do without: it never recognizes.
  public final var panGestureRecognizer: UIPanGestureRecognizer {
    let name = "panGestureRecognizer"
    if let own: UIPanGestureRecognizer = stored(nil, name) { return own }
    let recognizer = UIPanGestureRecognizer()
    store(Optional(recognizer), name)
    return recognizer
  }
}
