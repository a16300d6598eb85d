extension UIView {
  /// Attaches a recogniser, and detaches it from its former view.
  public final func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizer.view = self
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
  }

  /// Detaches a recogniser.
  public final func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    gestureRecognizer.view = nil
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
  }

  /// The receiver of a touch: the nearest view that, with its superviews, accepts touches.
  final var touchTarget: UIView? {
    var hit: UIView? = self
    var node: UIView? = self
    while let view = node {
      if !view.isUserInteractionEnabled { hit = view.superview }
      node = view.superview
    }
    return hit
  }

  /// Delivers a tap to the view that receives the touch; throws a refusal if nothing reacts.
  final func deliverTap() throws(Refusal) {
    try deliver("a tap") { view throws(Refusal) in
      if view.recognizeTap(touching: touchTarget) { return true }
      return try view.reactToTap()
    }
  }

  final func deliverLongPress() throws(Refusal) {
    try deliver("a long press") { view throws(Refusal) in
      view.reactToLongPress()
        || view.recognizes(UILongPressGestureRecognizer.self, touching: touchTarget) { _ in true }
        || view.openContextMenu()
    }
  }

  /// Delivers a swipe to the nearest view that reacts.
  ///
  /// A row without actions leaves the swipe to the views around its list; its refusal is thrown if none reacts.
  final func deliverSwipe(
    _ direction: UISwipeGestureRecognizer.Direction
  ) throws(Refusal) {
    var refusal: Refusal?
    do throws(Refusal) {
      try deliver("a swipe") { view throws(Refusal) in
        do throws(Refusal) {
          return try view.answerSwipe(direction, touching: touchTarget)
        } catch {
          refusal = error
          return false
        }
      }
    } catch {
      throw refusal ?? error
    }
  }

  private func answerSwipe(
    _ direction: UISwipeGestureRecognizer.Direction, touching touched: UIView?
  ) throws(Refusal) -> Bool {
    let recognized = recognizes(UISwipeGestureRecognizer.self, touching: touched) {
      $0.direction.contains(direction)
    }
    if recognized { return true }
    switch direction {
    case .left: return try reactToSwipeLeft()
    case .right: return try reactToSwipeRight()
    default: return false
    }
  }

  /// Lets the view recognise a tap on a view in it, or on itself; returns false if it does not.
  final func recognizeTap(touching touched: UIView? = nil) -> Bool {
    tapRecognizer(touching: touched ?? self) != nil
  }

  /// Lets a recogniser of single taps recognise one, and returns it.
  private func tapRecognizer(touching touched: UIView) -> UITapGestureRecognizer? {
    recognizer(UITapGestureRecognizer.self, touching: touched) { $0.numberOfTapsRequired == 1 }
  }

  /// Lets the nearest recogniser of double taps recognise one; returns false if there is none.
  ///
  /// The first of the two taps is a single tap too, for the nearest recogniser that does not wait for
  /// the double tap to fail.
  package final func recognizeDoubleTap() -> Bool {
    let touched = touchTarget
    var tapped = false
    var node = touched
    while let view = node {
      for case let double as UITapGestureRecognizer in view.gestureRecognizers ?? []
      where double.numberOfTapsRequired == 2 {
        tapped = tapped || recognizeFirstTap(of: double, touching: touched)
        if double.recognize(touching: touched) { return true }
      }
      node = view.superview
    }
    return tapped
  }

  private func recognizeFirstTap(
    of double: UITapGestureRecognizer, touching touched: UIView?
  ) -> Bool {
    guard double.isEnabled else { return false }
    var node = touched
    while let view = node {
      let recognized = view.recognizes(UITapGestureRecognizer.self, touching: touched) {
        $0.numberOfTapsRequired == 1 && !$0.waits(for: double)
      }
      if recognized { return true }
      node = view.superview
    }
    return false
  }

  /// Whether a recogniser on a superview recognises the tap and cancels touches in its view.
  final var gestureAroundTakesTap: Bool {
    var node = superview
    while let view = node {
      if let recognizer = view.tapRecognizer(touching: self) {
        return recognizer.cancelsTouchesInView
      }
      node = view.superview
    }
    return false
  }

  /// Lets the view's first matching recogniser recognise a gesture; returns false if none does.
  private func recognizes<Recognizer: UIGestureRecognizer>(
    _ type: Recognizer.Type, touching touched: UIView?, where fits: (Recognizer) -> Bool
  ) -> Bool {
    recognizer(type, touching: touched, where: fits) != nil
  }

  /// Lets the view's first matching recogniser recognise a gesture, and returns it; nil if none does.
  private func recognizer<Recognizer: UIGestureRecognizer>(
    _ type: Recognizer.Type, touching touched: UIView?, where fits: (Recognizer) -> Bool
  ) -> Recognizer? {
    guard let gestureRecognizers else { return nil }
    for case let recognizer as Recognizer in gestureRecognizers where fits(recognizer) {
      if recognizer.recognize(touching: touched) { return recognizer }
    }
    return nil
  }

  /// Offers a gesture to the view that receives the touch, then to its superviews.
  private func deliver(
    _ gesture: String, to handler: (UIView) throws(Refusal) -> Bool
  ) throws(Refusal) {
    var node = touchTarget
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

  /// The outermost superview that does not accept touches; nil if all do.
  final var blocker: UIView? {
    var blocker: UIView?
    var node = superview
    while let view = node {
      if !view.isUserInteractionEnabled { blocker = view }
      node = view.superview
    }
    return blocker
  }

  /// Pulls the nearest superview with a refresh control, else the first subview with one.
  final func pullToRefresh() throws(Refusal) {
    var node: UIView? = self
    while let view = node {
      if let scroll = view as? UIScrollView, let control = scroll.shownRefreshControl {
        return try control.pull()
      }
      node = view.superview
    }
    let inside = firstDescendant { ($0 as? UIScrollView)?.shownRefreshControl != nil }
    guard let control = (inside as? UIScrollView)?.shownRefreshControl else {
      throw Refusal(
        "\(elementName) cannot be pulled to refresh: neither it nor what it is in has a refresh control."
      )
    }
    try control.pull()
  }
}
