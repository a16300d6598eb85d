import HeadlessDevice
import HeadlessUIKit
import Testing
import VirtualTime

@Suite("Children that UIKit's containers give up")
struct RemovedChildTests {
  @Test("a stack that becomes empty takes its top screen off as it does a popped one")
  func emptyStack() throws {
    let phone = SpyPhone()
    let spy = phone.spy("A")
    spy.notesReasons = true
    let stack = UINavigationController(rootViewController: spy)
    try phone.show(stack)
    stack.viewControllers = []
    try phone.settle()
    #expect(
      phone.journal.take() == [
        "A.willMove(nil)", "A.willDisappear movingFrom", "A.didDisappear movingFrom",
        "A.didMove(nil)",
      ])
    #expect(!spy.isMovingFromParent)
    #expect(spy.view.superview == nil && spy.parent == nil)
  }

  @Test("a tab that is taken out of the bar is told of both moves")
  func tab() throws {
    let phone = SpyPhone()
    let tabs = try phone.tabs("A", "B")
    let gone = try #require(tabs.viewControllers?.last)
    tabs.viewControllers = tabs.viewControllers?.dropLast()
    #expect(phone.journal.take() == ["B.willMove(nil)", "B.didMove(nil)"])
    #expect(gone.parent == nil)
  }

  @Test(
    "a compact column that collapsed onto the stack is a child of the split view again in regular width"
  )
  func column() throws {
    let phone = SpyPhone()
    let split = UISplitViewController()
    let screens = [phone.spy("A"), phone.spy("B")]
    split.viewControllers = [UINavigationController(rootViewController: screens[0]), screens[1]]
    phone.application.setHorizontalSizeClass(.compact)
    try phone.show(split)
    phone.application.setHorizontalSizeClass(.regular)
    try phone.settle()
    #expect(screens[1].parent === split)
    #expect(screens[0].parent === split.viewControllers.first)
  }

  @Test("a view that is read while it loads is not there, and is loaded once")
  func reading() throws {
    final class Reader: UIViewController {
      var calls = 0
      var wasThere: Bool?
      override func loadView() {
        calls += 1
        wasThere = view != nil
        view = UIView()
      }
    }
    let phone = SpyPhone()
    let reader = Reader()
    reader.loadViewIfNeeded()
    #expect(reader.calls == 1 && reader.wasThere == false)
    #expect(phone.findings == [])
  }
}
