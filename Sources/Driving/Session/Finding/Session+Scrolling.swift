import HeadlessUIKit

extension Session {
  /// Scrolls until an element is in sight.
  func scroll(to query: ElementQuery) throws(SessionError) {
    do {
      try locate(query).element.performScrollTo()
    } catch let error as Refusal {
      throw SessionError(error.message)
    } catch let error as SessionError {
      throw error
    } catch {
      throw SessionError("\(error)")
    }
  }

  /// Pulls the first list on the screen that can be refreshed.
  func refresh(_ application: UIApplication) throws(Refusal) {
    guard let view = application.topViewController?.viewIfLoaded,
      let list = view.firstScrollView(where: { $0.refreshControl != nil })
    else {
      throw Refusal("nothing on the screen can be pulled to refresh: no list has a refresh control")
    }
    try list.performRefresh()
  }

  /// What has the keyboard.
  func focused(_ application: UIApplication) throws(SessionError) -> any AccessibleElement {
    guard let element = application.firstResponder as? any AccessibleElement else {
      throw SessionError(
        "nothing has the keyboard", notes: ["say where to type, as in type \"…\" into Email"])
    }
    return element
  }
}

extension UIView {
  fileprivate func firstScrollView(where accepts: (UIScrollView) -> Bool) -> UIScrollView? {
    if let scrollView = self as? UIScrollView, accepts(scrollView) { return scrollView }
    for view in subviews {
      if let found = view.firstScrollView(where: accepts) { return found }
    }
    return nil
  }
}
