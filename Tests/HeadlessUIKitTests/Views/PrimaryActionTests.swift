import Foundation
import HeadlessUIKit
import Testing

@Suite("Actions that are given at creation")
struct PrimaryActionTests {
  @Test("a control performs its primary action, and one without an action nothing")
  func control() {
    let diary = Diary()
    let control = UIControl(
      frame: .zero, primaryAction: UIAction { _ in diary.write("performed") })
    let plain = UIControl(frame: .zero, primaryAction: nil)
    for control in [control, plain] {
      control.sendActions(for: .valueChanged)
      control.sendActions(for: .primaryActionTriggered)
    }
    #expect(diary.read() == ["performed"])
  }

  @Test("a swipe action is red if it is destructive, and grey if not")
  func colors() {
    let actions = [UIContextualAction.Style.destructive, .normal].map {
      UIContextualAction(style: $0, title: nil) { _, _, done in done(true) }
    }
    #expect(actions.map(\.backgroundColor) == [.systemRed, .systemGray])
  }
}
