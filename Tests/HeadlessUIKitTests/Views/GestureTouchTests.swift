import HeadlessUIKit
import Testing

@Suite("Touches that reach a gesture recognizer")
struct GestureTouchTests {
  private let diary = Diary()

  /// A recognizer that begins when the finger comes down, as apps write it for a pan.
  private final class Instant: UITapGestureRecognizer {
    var diary: Diary?
    var first = UIGestureRecognizer.State.began

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesBegan(touches, with: event)
      diary?.write("touched \(touches.first?.view?.accessibilityIdentifier ?? "nothing")")
      state = first
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
      diary?.write("left")
    }

    override func reset() { diary?.write("reset in \(state)") }
  }

  private func tapped(_ first: UIGestureRecognizer.State) throws -> [String] {
    let label = UILabel()
    (label.text, label.accessibilityIdentifier) = ("Hello", "greeting")
    label.isUserInteractionEnabled = true
    let gesture = Instant(target: diary) { $0.write("action") }
    (gesture.diary, gesture.first) = (diary, first)
    label.addGestureRecognizer(gesture)
    try Phone(label).tap("Hello")
    return diary.lines
  }

  @Test("a state that is set at the first touch is told once, before those that follow")
  func began() throws {
    #expect(
      try tapped(.began)
        == ["touched greeting", "action", "action", "left", "reset in ended"])
  }

  @Test("a recognizer that fails at the first touch tells nothing")
  func failed() throws {
    #expect(try tapped(.failed) == ["touched greeting", "reset in failed"])
  }
}
