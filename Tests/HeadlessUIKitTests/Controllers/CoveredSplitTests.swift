import HeadlessUIKit
import Testing

@Suite("Columns of a split view that is covered")
struct CoveredSplitTests {
  @Test("a column that is replaced while a full screen covers it leaves the split view's view")
  func replaced() throws {
    let phone = SpyPhone()
    phone.application.setHorizontalSizeClass(.regular)
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(phone.spy("A"), for: .primary)
    split.setViewController(phone.spy("B"), for: .secondary)
    try phone.show(split)
    let former = try #require(split.viewController(for: .primary)?.navigationController)
    #expect(former.view.superview === split.view)
    split.present(phone.modal("M", .fullScreen), animated: false)
    try phone.settle()
    split.setViewController(phone.spy("C"), for: .primary)
    #expect(former.view.superview == nil && former.parent == nil)
    split.dismiss(animated: false)
    try phone.settle()
    #expect(split.viewController(for: .primary)?.viewIfLoaded?.window === phone.window)
    #expect(former.viewIfLoaded?.window == nil)
  }
}
