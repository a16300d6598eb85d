extension UINavigationController {
  /// Screens that came or went, and whose move is not over.
  struct PendingChanges {
    /// Screens on the stack that have not been told that they moved here.
    var arriving: [UIViewController] = []
    /// Screens off the stack that have not been told that they moved away.
    var departing: [UIViewController] = []
    /// Whether a change waits for its start, and is animated.
    var deferredAnimated: Bool?
    /// Whether an animated change starts when the current work is done.
    var isStartDue = false
    /// Changes put off until the transition on its way is over.
    var waiting: [(UINavigationController) -> Void] = []
  }

  final func apply(
    _ change: NavigationStack<UIViewController>.Change, animated: Bool, gesture: Bool = false
  ) {
    for screen in change.removed { screen.willMove(toParent: nil) }
    for screen in change.added { welcome(screen) }
    stack.apply(change)
    children = change.screens
    changes.departing += change.removed
    changes.arriving = changes.arriving.filter { stack.contains($0) } + change.added
    guard isOnScreen else { return settleOffScreen() }
    guard running == nil else { return changes.deferredAnimated = animated }
    if animated, !gesture, movesInSight { return startSoon() }
    changes.isStartDue = false
    showTop(animated: animated, gesture: gesture)
  }

  /// Whether a change of the top would be an animation.
  private var movesInSight: Bool {
    UIView.areAnimationsEnabled && shown != nil && stack.top != nil && stack.top !== shown
  }

  private func welcome(_ screen: UIViewController) {
    if let former = screen.parent, former !== self { screen.leaveParent() }
    changes.departing.removeAll { $0 === screen }
    screen.willMove(toParent: self)
    screen.parent = self
  }

  // MARK: While nobody looks

  /// Ends moves at once; only the top waits until it shows.
  private func settleOffScreen() {
    if let shown, shown !== stack.top {
      shown.loadedView?.removeFromSuperview()
      self.shown = nil
    }
    farewell(take(&changes.departing))
    let top = stack.top
    for screen in changes.arriving where screen !== top { screen.didMove(toParent: self) }
    changes.arriving.removeAll { $0 !== top }
  }

  /// The stack comes on screen: its top will appear with it.
  final func prepareTop() {
    shown = stack.top
    guard let shown else { return }
    shown.loadViewIfNeeded()
    shown.isMovingToParent = isArriving(shown)
  }

  final func enterTop(animated: Bool) {
    guard let shown else { return }
    delegate?.navigationController(self, willShow: shown, animated: animated)
    placeTop(shown)
  }

  final func announceTop(animated: Bool) {
    guard let shown, running == nil else { return }
    shown.isMovingToParent = false
    for screen in takeArrived() { screen.didMove(toParent: self) }
    delegate?.navigationController(self, didShow: shown, animated: animated)
  }

  /// Those that came with the screen that shows; what was pushed on it since comes later.
  private func takeArrived() -> [UIViewController] {
    guard changes.isStartDue, let index = stack.screens.firstIndex(where: { $0 === shown }) else {
      return take(&changes.arriving)
    }
    let above = stack.screens[(index + 1)...]
    let arrived = changes.arriving.filter { !above.contains($0) }
    changes.arriving.removeAll { arrived.contains($0) }
    return arrived
  }

  private func isArriving(_ screen: UIViewController) -> Bool {
    changes.arriving.contains { $0 === screen }
  }

  /// Puts the screen's view between the bars, in reading order.
  private func placeTop(_ screen: UIViewController) {
    view.insertSubview(screen.view, belowSubview: toolbar)
    navigationBar.hostViews()
  }

  // MARK: In sight

  private func showTop(animated: Bool, gesture: Bool) {
    let came = take(&changes.arriving)
    let gone = take(&changes.departing)
    guard let top = stack.top, top !== shown else {
      if stack.top == nil { clear() }
      farewell(gone)
      for screen in came { screen.didMove(toParent: self) }
      return
    }
    let move = Move(from: shown, to: top, came: came, gone: gone)
    let transition = transition(of: move, animated: animated)
    transition.isGesture = gesture
    transition.afterwards = { [weak self] in self?.showDeferred() }
    running = transition
    transition.perform(
      by: self,
      begin: { begin(move, transition) },
      end: { [self] in end(move, transition, completed: $0) })
  }

  private func transition(of move: Move, animated: Bool) -> Transition {
    let transition = Transition(
      move.isPop ? .pop : .push, from: move.from, to: move.to,
      isAnimated: animated && move.from != nil, in: view)
    if transition.isAnimated, let from = move.from, let delegate {
      transition.animator = delegate.navigationController(
        self, animationControllerFor: move.isPop ? .pop : .push, from: from, to: move.to)
      transition.interactor = transition.animator.flatMap {
        delegate.navigationController(self, interactionControllerFor: $0)
      }
    }
    return transition
  }

  private func begin(_ move: Move, _ transition: Transition) {
    let animated = transition.isAnimated
    move.to.loadViewIfNeeded()
    move.from?.isMovingFromParent = move.isGone(move.from)
    move.to.isMovingToParent = move.came.contains { $0 === move.to }
    move.from?.beginDisappearing(animated: animated)
    move.to.beginAppearing(animated: animated)
    shown = move.to
    delegate?.navigationController(self, willShow: move.to, animated: animated)
    placeTop(move.to)
    move.to.isAppearingNow()
  }

  private func end(_ move: Move, _ transition: Transition, completed: Bool) {
    guard completed else { return takeBack(move) }
    move.from?.loadedView?.removeFromSuperview()
    if view.window != nil, move.to.view.superview == nil { placeTop(move.to) }
    for screen in move.gone { letGo(screen) }
    move.from?.endDisappearing()
    move.to.endAppearing()
    move.from?.isMovingFromParent = false
    move.to.isMovingToParent = false
    for screen in move.gone { screen.didMove(toParent: nil) }
    for screen in move.came { screen.didMove(toParent: self) }
    delegate?.navigationController(self, didShow: move.to, animated: transition.isAnimated)
    running = nil
  }

  final func showDeferred() {
    guard running == nil else { return }
    if let animated = changes.deferredAnimated {
      changes.deferredAnimated = nil
      isOnScreen ? showTop(animated: animated, gesture: false) : settleOffScreen()
    }
    changeNext()
  }

  private func takeBack(_ move: Move) {
    guard let from = move.from else { return }
    stack.restore(stack.screens + move.gone.filter { !stack.contains($0) })
    children = stack.screens
    move.to.beginDisappearing(animated: true)
    move.to.loadedView?.removeFromSuperview()
    move.to.endDisappearing()
    from.isMovingFromParent = false
    from.beginAppearing(animated: true)
    shown = from
    from.isAppearingNow()
    from.endAppearing()
    for screen in move.gone { screen.didMove(toParent: self) }
    running = nil
  }

  /// The stack is empty: what showed is gone.
  private func clear() {
    guard let former = shown else { return }
    shown = nil
    former.isMovingFromParent = true
    former.beginDisappearing(animated: false)
    former.loadedView?.removeFromSuperview()
    former.endDisappearing()
    former.isMovingFromParent = false
  }

  private func farewell(_ screens: [UIViewController]) {
    for screen in screens {
      letGo(screen)
      screen.didMove(toParent: nil)
    }
  }

  private func letGo(_ screen: UIViewController) {
    if screen.parent === self { screen.parent = nil }
    screen.markLeft()
  }

  private func take(_ screens: inout [UIViewController]) -> [UIViewController] {
    defer { screens = [] }
    return screens
  }
}

/// One change of what a navigation stack shows.
private struct Move {
  let from: UIViewController?
  let to: UIViewController
  let came: [UIViewController]
  let gone: [UIViewController]

  /// Whether the new top was on the stack below the former one.
  var isPop: Bool { isGone(from) && !came.contains { $0 === to } }

  func isGone(_ screen: UIViewController?) -> Bool {
    gone.contains { $0 === screen }
  }
}
