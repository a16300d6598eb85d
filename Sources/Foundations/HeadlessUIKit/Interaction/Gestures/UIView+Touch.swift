extension UIView {
  /// Attaches a gesture; it leaves the view it was attached to.
  public final func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizer.view = self
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
  }

  /// Detaches a gesture.
  public final func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    gestureRecognizer.view = nil
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
  }

  /// The view that gets a touch on this one: the innermost that takes touches, and all around it do.
  final var touched: UIView? {
    var hit: UIView? = self
    var node: UIView? = self
    while let view = node {
      if !view.isUserInteractionEnabled { hit = view.superview }
      node = view.superview
    }
    return hit
  }

  /// Taps whatever gets the touch: a gesture, a control, a row; refused where nothing reacts.
  final func tapWhatIsUnderIt() throws(Refusal) {
    try deliver("a tap") { view throws(Refusal) in
      if view.recognizeTap() { return true }
      return try view.reactToTap()
    }
  }

  final func pressWhatIsUnderIt() throws(Refusal) {
    try deliver("a long press") { view throws(Refusal) in
      view.recognizes(UILongPressGestureRecognizer.self) { _ in true } || view.openContextMenu()
    }
  }

  final func swipeWhatIsUnderIt(
    _ direction: UISwipeGestureRecognizer.Direction
  ) throws(Refusal) {
    try deliver("a swipe") { view throws(Refusal) in
      if view.recognizes(UISwipeGestureRecognizer.self, where: { $0.direction.contains(direction) })
      {
        return true
      }
      switch direction {
      case .left: return try view.reactToSwipeLeft()
      case .right: return try view.reactToSwipeRight()
      default: return false
      }
    }
  }

  final func recognizeTap() -> Bool {
    recognizes(UITapGestureRecognizer.self) { $0.numberOfTapsRequired == 1 }
  }

  /// Whether a recogniser on a view around this one takes the tap and keeps it from the list, as
  /// `cancelsTouchesInView` says.
  final var gestureAroundTakesTap: Bool {
    var node = superview
    while let view = node {
      if let recognizer = view.gestureRecognizers?.first(where: { $0 is UITapGestureRecognizer }),
        view.recognizeTap()
      {
        return recognizer.cancelsTouchesInView
      }
      node = view.superview
    }
    return false
  }

  /// Lets the first fitting recogniser of the view recognise; false where there is none.
  final func recognizes<Recognizer: UIGestureRecognizer>(
    _ type: Recognizer.Type, where fits: (Recognizer) -> Bool
  ) -> Bool {
    guard let gestureRecognizers else { return false }
    for case let recognizer as Recognizer in gestureRecognizers where fits(recognizer) {
      if recognizer.recognize() { return true }
    }
    return false
  }

  /// Offers a gesture to the touched view and those around it, innermost first.
  private func deliver(
    _ gesture: String, to handler: (UIView) throws(Refusal) -> Bool
  ) throws(Refusal) {
    var node = touched
    while let view = node {
      if try handler(view) { return }
      node = view.superview
    }
    throw nothingReacts(to: gesture)
  }

  private func nothingReacts(to gesture: String) -> Refusal {
    var reason = "it and what it is in have nothing that answers \(gesture)"
    if let blocker { reason = "\(type(of: blocker)) has isUserInteractionEnabled false" }
    return Refusal(
      "\(gesture) on \(elementName) does nothing: \(reason). Name the element that acts.")
  }

  /// The outermost view around this one that takes no touches; nil where all do.
  final var blocker: UIView? {
    var blocker: UIView?
    var node = superview
    while let view = node {
      if !view.isUserInteractionEnabled { blocker = view }
      node = view.superview
    }
    return blocker
  }

  /// Pulls the nearest scroll view around this one, else the first one in it, that can refresh.
  final func refreshWhatItIsIn() throws(Refusal) {
    var node: UIView? = self
    while let view = node {
      if let scroll = view as? UIScrollView, let control = scroll.refreshControl {
        return try control.pull()
      }
      node = view.superview
    }
    let inside = firstDescendant { ($0 as? UIScrollView)?.refreshControl != nil }
    guard let control = (inside as? UIScrollView)?.refreshControl else {
      throw Refusal(
        "\(elementName) cannot be pulled to refresh: neither it nor what it is in has a refresh control."
      )
    }
    try control.pull()
  }
}
