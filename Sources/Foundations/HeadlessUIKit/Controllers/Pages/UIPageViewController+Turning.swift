extension UIPageViewController {
  final func turn(
    to new: UIViewController, animated: Bool, gesture: Bool,
    completion: @escaping (Bool) -> Void
  ) {
    let former = page
    guard new !== former else { return completion(true) }
    if new.parent !== self { addChild(new) }
    page = new
    guard isOnScreen else {
      settle(former, new)
      return completion(true)
    }
    let transition = Transition(
      .page, from: former, to: new, isAnimated: animated && former != nil, in: view)
    transition.isGesture = gesture
    turning = transition
    transition.perform(
      by: self,
      begin: { begin(former, new, animated: transition.isAnimated) },
      end: { [self] completed in
        turning = nil
        completed ? finish(former, new) : revert(former, new)
        completion(completed)
      })
  }

  private func begin(_ former: UIViewController?, _ new: UIViewController, animated: Bool) {
    new.beginAppearing(animated: animated)
    former?.beginDisappearing(animated: animated)
    pagesView.addSubview(new.view)
    new.isAppearingNow()
  }

  private func finish(_ former: UIViewController?, _ new: UIViewController) {
    former?.loadedView?.removeFromSuperview()
    former?.endDisappearing()
    new.endAppearing()
    settle(former, new)
  }

  private func revert(_ former: UIViewController?, _ new: UIViewController) {
    page = former
    new.beginDisappearing(animated: true)
    former?.beginAppearing(animated: true)
    new.loadedView?.removeFromSuperview()
    former?.isAppearingNow()
    new.endDisappearing()
    former?.endAppearing()
    new.willMove(toParent: nil)
    new.leaveParent()
  }

  private func settle(_ former: UIViewController?, _ new: UIViewController) {
    if let former {
      former.willMove(toParent: nil)
      former.loadedView?.removeFromSuperview()
      former.leaveParent()
    }
    new.didMove(toParent: self)
  }

  /// Turns to the next or previous page, as a swipe does; throws if there is none.
  package final func turnPage(
    _ direction: NavigationDirection, _ end: GestureEnd = .finished
  ) throws(Refusal) {
    let former = try pageToLeave()
    guard let dataSource else {
      throw Refusal(
        "turn page: UIPageViewController has no data source, so its pages cannot be turned.")
    }
    var next = neighbor(of: former, direction, dataSource)
    if hasBacks, let back = next { next = neighbor(of: back, direction, dataSource) }
    guard let next else {
      let side = direction == .forward ? "after" : "before"
      throw Refusal("turn page: there is no page \(side) \(former.screenName).")
    }
    delegate?.pageViewController(self, willTransitionTo: [next])
    turn(to: next, animated: true, gesture: true) { [weak self] completed in
      guard let self else { return }
      delegate?.pageViewController(
        self, didFinishAnimating: true, previousViewControllers: [former],
        transitionCompleted: completed)
    }
    turning?.endGesture(end)
  }

  private func neighbor(
    of page: UIViewController, _ direction: NavigationDirection,
    _ dataSource: any UIPageViewControllerDataSource
  ) -> UIViewController? {
    direction == .forward
      ? dataSource.pageViewController(self, viewControllerAfter: page)
      : dataSource.pageViewController(self, viewControllerBefore: page)
  }

  private func pageToLeave() throws(Refusal) -> UIViewController {
    guard let page, isOnScreen else {
      throw Refusal("turn page: UIPageViewController shows no page.")
    }
    guard turning == nil else {
      throw Refusal("turn page: \(page.screenName) is on its way; let the turn end first.")
    }
    guard scrollView?.isScrollEnabled != false else {
      throw Refusal(
        "turn page: the scroll view of UIPageViewController has isScrollEnabled false.")
    }
    return page
  }

  /// The page indicator, if the data source wants one.
  final var indicator: PageIndicator? {
    guard transitionStyle == .scroll, let dataSource else { return nil }
    let count = dataSource.presentationCount(for: self)
    guard count > 0 else { return nil }
    return PageIndicator(count: count, index: dataSource.presentationIndex(for: self))
  }
}

/// The page indicator below the pages.
final class PageIndicator: AccessibleElement {
  private let count: Int
  private let index: Int

  init(count: Int, index: Int) {
    self.count = count
    self.index = index
  }

  package var elementType: ElementType? { .pageIndicator }
  package var elementLabel: String { "" }
  package var elementValue: String? { "page \(index + 1) of \(count)" }
}
