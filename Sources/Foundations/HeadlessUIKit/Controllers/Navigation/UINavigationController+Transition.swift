extension UINavigationController {
  /// Screens that were added or removed, and whose `didMove(toParent:)` is still to come.
  struct PendingChanges {
    /// Added screens that still await `didMove(toParent:)`.
    var added: [UIViewController] = []
    /// Removed screens that still await `didMove(toParent:)`.
    var removed: [UIViewController] = []
    /// Whether the change to be shown after the transition in flight is animated; nil for no change.
    var deferredAnimated: Bool?
    /// Whether an animated change starts after the current work.
    var isStartScheduled = false
    /// Changes deferred until the transition in flight has ended.
    var deferred: [DeferredChange] = []
    /// The presentation or dismissal at whose end the deferred changes run.
    weak var awaited: Transition?
  }

  /// A push or a new stack that waits for the end of a transition.
  struct DeferredChange {
    let isAnimated: Bool
    let perform: (UINavigationController) -> Void
  }

  final func apply(
    _ change: NavigationStack<UIViewController>.Change, animated: Bool, gesture: Bool = false,
    inLayoutPass: Bool = false
  ) {
    startScheduledSet()
    for screen in change.removed { screen.willMove(toParent: nil) }
    for screen in change.added { willAdd(screen) }
    stack.apply(change)
    children = change.screens
    changes.removed += change.removed
    changes.added = changes.added.filter { stack.contains($0) } + change.added
    guard isOnScreen else { return finishMovesOffScreen() }
    guard running == nil else { return changes.deferredAnimated = animated }
    let animates = animated && UIView.areAnimationsEnabled
    if animates || inLayoutPass, !gesture, isTopChangeVisible {
      return scheduleStart(animated: animates)
    }
    changes.isStartScheduled = false
    showTop(animated: animated, gesture: gesture)
  }

  /// Whether another screen takes the place of the one that shows.
  private var isTopChangeVisible: Bool {
    shown != nil && stack.top != nil && stack.top !== shown
  }

  private func willAdd(_ screen: UIViewController) {
    if let former = screen.parent, former !== self { screen.leaveParent() }
    changes.removed.removeAll { $0 === screen }
    screen.willMove(toParent: self)
    screen.parent = self
  }

  // MARK: Off screen

  /// Ends all moves at once, except that of the new top: it ends when the top appears.
  private func finishMovesOffScreen() {
    if let shown, shown !== stack.top {
      shown.loadedView?.removeFromSuperview()
      self.shown = nil
    }
    didRemove(take(&changes.removed))
    let top = stack.top
    for screen in changes.added where screen !== top { screen.didMove(toParent: self) }
    changes.added.removeAll { $0 !== top }
  }

  /// Prepares the top of the stack when the stack is about to appear.
  final func topWillAppear() {
    shown = stack.top
    guard let shown else { return }
    shown.loadViewIfNeeded()
    shown.isMovingToParent = isAdded(shown)
  }

  final func topDidEnterWindow(animated: Bool) {
    guard let shown else { return }
    delegate?.navigationController(self, willShow: shown, animated: animated)
    placeTop(shown)
  }

  final func topDidAppear(animated: Bool) {
    guard let shown, running == nil else { return }
    shown.isMovingToParent = false
    for screen in takeAdded() { screen.didMove(toParent: self) }
    delegate?.navigationController(self, didShow: shown, animated: animated)
  }

  /// Takes the added screens up to the one that shows; those pushed on top of it come later.
  private func takeAdded() -> [UIViewController] {
    guard changes.isStartScheduled, let index = stack.screens.firstIndex(where: { $0 === shown })
    else {
      return take(&changes.added)
    }
    let above = stack.screens[(index + 1)...]
    let arrived = changes.added.filter { !above.contains($0) }
    changes.added.removeAll { arrived.contains($0) }
    return arrived
  }

  private func isAdded(_ screen: UIViewController) -> Bool {
    changes.added.contains { $0 === screen }
  }

  /// Adds the views of the top screen's items to the bars.
  private func hostBarItems() {
    navigationBar.hostTopItem()
    toolbar.hostViews()
  }

  /// Inserts the screen's view between the bars, in reading order.
  private func placeTop(_ screen: UIViewController) {
    view.insertSubview(screen.view, belowSubview: toolbar)
    hostBarItems()
  }

  // MARK: On screen

  private func showTop(animated: Bool, gesture: Bool) {
    let added = take(&changes.added)
    let removed = take(&changes.removed)
    guard let top = stack.top, top !== shown else {
      if stack.top == nil { clear() }
      didRemove(removed)
      for screen in added { screen.didMove(toParent: self) }
      return
    }
    let change = TopChange(from: shown, to: top, added: added, removed: removed)
    let transition = transition(of: change, animated: animated)
    transition.isGesture = gesture
    transition.didEnd = { [weak self] in self?.showDeferred() }
    running = transition
    transition.perform(
      by: self,
      begin: { begin(change, transition) },
      end: { [self] in end(change, transition, completed: $0) })
  }

  private func transition(of change: TopChange, animated: Bool) -> Transition {
    let transition = Transition(
      change.isPop ? .pop : .push, from: change.from, to: change.to,
      isAnimated: animated && change.from != nil, in: view)
    if transition.isAnimated, let from = change.from, let delegate {
      transition.animator = delegate.navigationController(
        self, animationControllerFor: change.isPop ? .pop : .push, from: from, to: change.to)
      transition.interactor = transition.animator.flatMap {
        delegate.navigationController(self, interactionControllerFor: $0)
      }
    }
    return transition
  }

  private func begin(_ change: TopChange, _ transition: Transition) {
    let animated = transition.isAnimated
    change.to.loadViewIfNeeded()
    change.from?.isMovingFromParent = change.isRemoved(change.from)
    change.to.isMovingToParent = change.added.contains { $0 === change.to }
    change.from?.beginDisappearing(animated: animated)
    change.to.beginAppearing(animated: animated)
    shown = change.to
    delegate?.navigationController(self, willShow: change.to, animated: animated)
    placeTop(change.to)
    change.to.isAppearingNow()
  }

  private func end(_ change: TopChange, _ transition: Transition, completed: Bool) {
    guard completed else { return revert(change) }
    change.from?.loadedView?.removeFromSuperview()
    if view.window != nil, change.to.view.superview == nil { placeTop(change.to) }
    for screen in change.removed { clearParent(of: screen) }
    change.from?.endDisappearing()
    change.to.endAppearing()
    change.from?.isMovingFromParent = false
    change.to.isMovingToParent = false
    for screen in change.removed { screen.didMove(toParent: nil) }
    for screen in change.added { screen.didMove(toParent: self) }
    delegate?.navigationController(self, didShow: change.to, animated: transition.isAnimated)
    running = nil
  }

  final func showDeferred() {
    guard running == nil else { return }
    if let animated = changes.deferredAnimated {
      changes.deferredAnimated = nil
      isOnScreen ? showTop(animated: animated, gesture: false) : finishMovesOffScreen()
    }
    runDeferredChanges()
  }

  private func revert(_ change: TopChange) {
    guard let from = change.from else { return }
    stack.restore(stack.screens + change.removed.filter { !stack.contains($0) })
    children = stack.screens
    change.to.beginDisappearing(animated: true)
    change.to.loadedView?.removeFromSuperview()
    change.to.endDisappearing()
    from.isMovingFromParent = false
    shown = from
    hostBarItems()
    if isOnScreen {
      from.beginAppearing(animated: true)
      from.endAppearing()
    }
    for screen in change.removed { screen.didMove(toParent: self) }
    running = nil
  }

  /// Removes the view that showed, after the stack became empty.
  private func clear() {
    guard let former = shown else { return }
    shown = nil
    former.isMovingFromParent = true
    former.beginDisappearing(animated: false)
    former.loadedView?.removeFromSuperview()
    former.endDisappearing()
    former.isMovingFromParent = false
  }

  private func didRemove(_ screens: [UIViewController]) {
    for screen in screens {
      clearParent(of: screen)
      screen.didMove(toParent: nil)
    }
  }

  private func clearParent(of screen: UIViewController) {
    if screen.parent === self { screen.parent = nil }
    screen.markLeft()
    (parent as? UISplitViewController)?.forgetShownDetail()
  }

  private func take(_ screens: inout [UIViewController]) -> [UIViewController] {
    defer { screens = [] }
    return screens
  }
}

/// A change of the screen that a navigation controller shows.
private struct TopChange {
  let from: UIViewController?
  let to: UIViewController
  let added: [UIViewController]
  let removed: [UIViewController]

  /// Whether the new top was below the former one on the stack.
  var isPop: Bool { isRemoved(from) && !added.contains { $0 === to } }

  func isRemoved(_ screen: UIViewController?) -> Bool {
    removed.contains { $0 === screen }
  }
}
