import HeadlessDevice
import HeadlessUIKit
import Testing

@Suite("Views of a split view's columns")
struct SplitHierarchyTests {
  @Test("a column that replaces one on the screen, or is shown again, has its view in the window")
  func columns() throws {
    let phone = SpyPhone()
    phone.application.setHorizontalSizeClass(.regular)
    let split = UISplitViewController(style: .doubleColumn)
    let screens = ["A", "B", "C"].map(phone.spy)
    split.setViewController(screens[0], for: .primary)
    split.setViewController(screens[1], for: .secondary)
    try phone.show(split)
    func shown() -> [Bool] { screens.map { $0.viewIfLoaded?.window != nil } }
    #expect(shown() == [true, true, false])
    split.setViewController(screens[2], for: .secondary)
    #expect(shown() == [true, false, true])
    #expect(split.view.subviews.count == 2)
    #expect(
      phone.journal.take().filter { !$0.contains("Move") } == [
        "B.willDisappear", "B.didDisappear", "C.didLoad", "C.willAppear", "C.isAppearing",
        "C.didAppear",
      ])
    split.preferredDisplayMode = .secondaryOnly
    #expect(shown() == [false, false, true])
    split.show(.primary)
    #expect(shown() == [true, false, true])
  }
}
