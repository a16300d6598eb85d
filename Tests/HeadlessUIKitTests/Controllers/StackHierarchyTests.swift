import HeadlessDevice
import HeadlessUIKit
import Testing
import VirtualTime

/// The views in the hierarchy and the callbacks of a stack around its first appearance and a swipe.
@Suite("Views and callbacks of a navigation stack")
struct StackHierarchyTests {
  @Test("after a cancelled swipe back only the top's view is in the hierarchy")
  func cancelled() throws {
    let phone = SpyPhone()
    let navigation = try phone.stack("A", "B")
    try phone.application.swipeBack(.cancelled)
    try phone.finishTransitions()
    #expect(navigation.viewControllers.map { $0.viewIfLoaded?.superview == nil } == [true, false])
    #expect(navigation.viewControllers.map { $0.viewIfLoaded?.window == nil } == [true, false])
    #expect(navigation.viewControllers.map(\.isMovingFromParent) == [false, false])
  }

  @Test("after a push and after a pop only the top's view is in the hierarchy")
  func finished() throws {
    let phone = SpyPhone()
    let navigation = try phone.stack("A", "B")
    let (root, top) = (navigation.viewControllers[0], navigation.viewControllers[1])
    #expect(root.viewIfLoaded?.superview == nil && top.view.superview != nil)
    navigation.popViewController(animated: true)
    try phone.finishTransitions()
    #expect(root.view.superview != nil && top.viewIfLoaded?.superview == nil)
    navigation.setViewControllers([], animated: false)
    try phone.settle()
    #expect(root.viewIfLoaded?.superview == nil)
  }

  @Test("an animated push in the turn of the first appearance ends the root's move before its own")
  func early() throws {
    let phone = SpyPhone()
    let root = phone.spy("A")
    let navigation = UINavigationController(rootViewController: root)
    phone.window.rootViewController = navigation
    phone.window.makeKeyAndVisible()
    navigation.pushViewController(phone.spy("B"), animated: true)
    try phone.settle()
    #expect(
      phone.journal.take() == [
        "A.willMove(parent)", "A.didLoad", "A.willAppear", "B.willMove(parent)", "A.isAppearing",
        "A.didAppear", "A.didMove(parent)", "B.didLoad", "A.willDisappear", "B.willAppear",
        "B.isAppearing",
      ])
    try phone.finishTransitions()
    #expect(phone.journal.take() == ["A.didDisappear", "B.didAppear", "B.didMove(parent)"])
  }

  @Test("show on a stack and on a screen in it pushes; on a screen without a stack it presents")
  func show() throws {
    let phone = SpyPhone()
    let navigation = try phone.stack("A")
    navigation.show(phone.spy("B"), sender: nil)
    try phone.finishTransitions()
    #expect(navigation.names == ["A", "B"])
    navigation.topViewController?.show(phone.spy("C"), sender: nil)
    try phone.finishTransitions()
    #expect(navigation.names == ["A", "B", "C"])
    #expect(navigation.presentedViewController == nil)
    let alone = phone.spy("D")
    try phone.show(alone)
    alone.show(phone.spy("E"), sender: nil)
    try phone.finishTransitions()
    #expect(alone.presentedViewController?.title == "E")
  }

  @Test("showDetail in a stack without a split view presents")
  func showDetail() throws {
    let phone = SpyPhone()
    let navigation = try phone.stack("A")
    navigation.topViewController?.showDetailViewController(phone.spy("B"), sender: nil)
    try phone.finishTransitions()
    #expect(navigation.names == ["A"])
    #expect(navigation.presentedViewController?.title == "B")
  }
}

@Suite("Views of presented controllers whose presenter leaves the window")
struct LeavingPresentationTests {
  @Test("a replaced root takes its sheets' views and their containers out of the hierarchy")
  func replaced() throws {
    let phone = SpyPhone()
    let (root, sheet, upper) = (phone.spy("A"), phone.spy("S"), phone.spy("T"))
    try phone.show(root)
    root.present(sheet, animated: false)
    try phone.finishTransitions()
    sheet.present(upper, animated: false)
    try phone.finishTransitions()
    let containers = [sheet, upper].map { $0.presentationController?.containerView }
    #expect(containers.allSatisfy { $0?.superview != nil })
    phone.window.rootViewController = phone.spy("B")
    try phone.settle()
    #expect([root, sheet, upper].allSatisfy { $0.view.superview == nil })
    #expect(containers.allSatisfy { $0?.superview == nil })
    #expect([sheet, upper].allSatisfy { $0.presentingViewController == nil })
    #expect(root.presentedViewController == nil && sheet.presentedViewController == nil)
    #expect(
      phone.journal.take().suffix(10) == [
        "T.willDisappear", "T.didDisappear", "S.willDisappear", "S.didDisappear", "A.willDisappear",
        "A.didDisappear", "B.didLoad", "B.willAppear", "B.isAppearing", "B.didAppear",
      ])
  }
}
