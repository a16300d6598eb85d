import HeadlessDevice
import Testing

@testable import HeadlessUIKit

@Suite("Members that an app calls itself")
struct DirectCallTests {
  @Test("a deferred element offers its actions once it has been asked for them")
  func deferred() {
    Device.current = Device()
    let deferred = UIDeferredMenuElement { completion in
      completion([
        UIAction(title: "Copy") { _ in },
        UIAction(title: "Cut", attributes: .hidden) { _ in },
      ])
    }
    let menu = UIMenu(children: [UIMenu(children: [deferred]), UIAction(title: "Paste") { _ in }])
    #expect(menu.visibleActions.map(\.title) == ["Paste"])
  }

  @Test("a view that replaces a controller's takes its place among the siblings")
  func replacedView() {
    let (place, controller) = (UIView(), UIViewController())
    let (below, old, above) = (UIView(), UIView(), UIView())
    controller.view = old
    [below, old, above].forEach(place.addSubview)
    let new = UIView()
    controller.view = new
    #expect(place.subviews == [below, new, above])
    #expect(old.superview == nil)
  }
}
