/// A recognizer of a pointer over a view; a phone has none, so that it never recognizes.
open class UIHoverGestureRecognizer: UIGestureRecognizer {}
