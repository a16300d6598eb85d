import HeadlessDevice
import HeadlessUIKit
import Testing

@Suite("Handlers and touches of controls")
struct ControlHandlerTests {
  @Test("removing a selector leaves the closures of a control")
  func removing() {
    Device.current = Device()
    let (control, diary) = (UIControl(), Diary())
    control.addTarget(diary, for: .valueChanged) { $0.write("closure") }
    control.addAction(UIAction { _ in diary.write("action") }, for: .valueChanged)
    control.addTarget(control, action: Selector("endEditing:"), for: .valueChanged)
    control.removeTarget(nil, action: Selector("endEditing:"), for: .allEvents)
    #expect(control.actions(forTarget: control, forControlEvent: .valueChanged) == nil)
    control.sendActions(for: .valueChanged)
    #expect(diary.lines == ["closure", "action"])
  }

  @Test("a touch is inside a control while the control tracks it")
  func inside() throws {
    let (control, diary) = (UIControl(), Diary())
    let phone = Phone(control)
    for (event, name) in [(UIControl.Event.touchDown, "down"), (.touchUpInside, "up")] {
      control.addTarget(diary, for: event) { [unowned control] in
        $0.write("\(name) \(control.isTouchInside)")
      }
    }
    try control.performTap()
    #expect(diary.lines == ["down true", "up false"])
    withExtendedLifetime(phone) {}
  }
}
