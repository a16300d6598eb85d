import HeadlessDevice
import HeadlessUIKit
import Testing

@Suite("Views of a window around a presentation")
struct PresentedViewTests {
  @Test(
    "a dismissal puts the presenter's view back in front of a view that was behind it",
    arguments: [true, false])
  func dismissed(animated: Bool) throws {
    let phone = SpyPhone()
    let root = try phone.root()
    let backdrop = UIView()
    phone.window.insertSubview(backdrop, at: 0)
    let modal = phone.modal("B", .fullScreen)
    root.present(modal, animated: animated)
    try phone.finishTransitions()
    #expect(modal.view.window === phone.window && root.view.superview == nil)
    root.dismiss(animated: animated)
    try phone.finishTransitions()
    #expect(phone.window.subviews == [backdrop, root.view])
    #expect(modal.view.superview == nil)
  }

  @Test("a dismissal puts the presenter's view back into the app's own view, behind its others")
  func wrapped() throws {
    let phone = SpyPhone()
    let root = try phone.root()
    let (wrapper, badge) = (UIView(), UIView())
    phone.window.addSubview(wrapper)
    wrapper.addSubview(root.view)
    wrapper.addSubview(badge)
    root.present(phone.modal("B", .fullScreen), animated: false)
    #expect(wrapper.subviews == [badge])
    root.dismiss(animated: false)
    #expect(wrapper.subviews == [root.view, badge])
  }

  @Test("a sheet leaves the presenter's view in the window, and nothing once it is dismissed")
  func sheet() throws {
    let phone = SpyPhone()
    let root = try phone.root()
    let sheet = phone.present("B", on: root)
    #expect(phone.window.subviews.count == 2 && root.view.window != nil)
    #expect(sheet.view.superview?.superview === phone.window)
    root.dismiss(animated: false)
    #expect(phone.window.subviews == [root.view])
  }
}
