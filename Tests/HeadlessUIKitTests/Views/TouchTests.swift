import HeadlessUIKit
import Testing

@Suite("Touches")
struct TouchTests {
  private let diary = Diary()

  private func tap(_ word: String) -> UITapGestureRecognizer {
    UITapGestureRecognizer(target: diary) { $0.write(word) }
  }

  private func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    return label
  }

  @Test("a tap on a label reaches the gesture of the nearest superview")
  func innermost() throws {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    inner.addSubview(label("Hello"))
    outer.addGestureRecognizer(tap("outer"))
    inner.addGestureRecognizer(tap("inner"))
    let phone = Phone(outer)
    try phone.tap("Hello")
    inner.isUserInteractionEnabled = false
    try phone.tap("Hello")
    #expect(diary.lines == ["inner", "outer"])
  }

  @Test("a label's own gesture needs isUserInteractionEnabled, which is false for labels")
  func labels() throws {
    let label = label("Terms")
    label.addGestureRecognizer(tap("terms"))
    let phone = Phone(label)
    #expect(
      refusal { try phone.tap("Terms") } == """
        a tap on staticText "Terms" does nothing: it and what it is in have nothing that answers a \
        tap. Name the element that acts.
        """)
    label.isUserInteractionEnabled = true
    try phone.tap("Terms")
    #expect(diary.lines == ["terms"])
  }

  @Test("a refused tap names the view whose isUserInteractionEnabled is false")
  func blocked() {
    let stack = UIStackView(arrangedSubviews: [label("Hello")])
    stack.addGestureRecognizer(tap("stack"))
    stack.isUserInteractionEnabled = false
    let phone = Phone(stack)
    #expect(
      refusal { try phone.tap("Hello") } == """
        a tap on staticText "Hello" does nothing: UIStackView has isUserInteractionEnabled false. \
        Name the element that acts.
        """)
  }

  @Test("a control receives taps on its subviews, and refuses them while it is disabled")
  func controls() throws {
    let control = UIControl()
    control.addSubview(label("Card"))
    control.addTarget(diary, for: .touchUpInside) { $0.write("card") }
    let around = UIView()
    around.addSubview(control)
    around.addGestureRecognizer(tap("around"))
    let phone = Phone(around)
    try phone.tap("Card")
    #expect(diary.lines == ["card"])
    control.isEnabled = false
    #expect(
      refusal { try phone.tap("Card") } == "UIControl is disabled. Do first what enables it.")
  }

  @Test("a gesture on a control recognises a tap before the control")
  func gestureOnControl() throws {
    let button = UIButton(primaryAction: UIAction(title: "Go") { _ in })
    button.addTarget(diary, for: .touchUpInside) { $0.write("button") }
    button.addGestureRecognizer(tap("gesture"))
    try Phone(button).tap("Go")
    #expect(diary.lines == ["gesture"])
  }

  @Test("a gesture is not recognised if its delegate refuses, it is disabled, or it needs two taps")
  func refusing() {
    final class RefusingDelegate: UIGestureRecognizerDelegate {
      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
    }
    let delegate = RefusingDelegate()
    let view = UIView()
    view.isAccessibilityElement = true
    view.accessibilityLabel = "Pad"
    let (refused, disabled, double) = (tap("refused"), tap("disabled"), tap("double"))
    refused.delegate = delegate
    disabled.isEnabled = false
    double.numberOfTapsRequired = 2
    for gesture in [refused, disabled, double] { view.addGestureRecognizer(gesture) }
    let phone = Phone(view)
    #expect(refusal { try phone.tap("Pad") } != nil)
    view.addGestureRecognizer(tap("single"))
    #expect(refusal { try phone.tap("Pad") } == nil)
    #expect(diary.lines == ["single"])
  }

  @Test("a long press passes through began and ended; a swipe must have the right direction")
  func otherGestures() throws {
    let view = UIView()
    view.isAccessibilityElement = true
    let press = UILongPressGestureRecognizer()
    press.addTarget(diary) { [unowned press] in $0.write("press \(press.state)") }
    let swipe = UISwipeGestureRecognizer(target: diary) { $0.write("swipe") }
    view.addGestureRecognizer(press)
    view.addGestureRecognizer(swipe)
    _ = Phone(view)
    try view.performLongPress()
    #expect(
      refusal { try view.performSwipeLeft() } == """
        a swipe on other does nothing: it and what it is in have nothing that answers a swipe. Name \
        the element that acts.
        """)
    swipe.direction = [.left, .up]
    try view.performSwipeLeft()
    #expect(diary.lines == ["press began", "press ended", "swipe"])
    #expect(press.state == .possible)
  }

  @Test("a recogniser is attached to one view, and calls owners while they live")
  func attaching() throws {
    let (first, second) = (UIView(), UIView())
    var owner: Diary? = Diary()
    weak let releasedOwner = owner
    let gesture = tap("stays")
    if let owner { gesture.addTarget(owner) { $0.write("goes") } }
    first.addGestureRecognizer(gesture)
    second.addGestureRecognizer(gesture)
    #expect(first.gestureRecognizers == [] && second.gestureRecognizers == [gesture])
    owner = nil
    #expect(releasedOwner == nil)
    _ = Phone(second)
    try second.performTap()
    gesture.removeTarget(diary)
    try second.performTap()
    #expect(diary.lines == ["stays"])
    second.removeGestureRecognizer(gesture)
    #expect(gesture.view == nil)
  }

  @Test("a tap without another receiver calls accessibilityActivate, as VoiceOver does")
  func activating() throws {
    final class Dial: UIView {
      var turns = 0
      override func accessibilityActivate() -> Bool {
        turns += 1
        return true
      }
    }
    let dial = Dial()
    dial.isAccessibilityElement = true
    dial.accessibilityLabel = "Dial"
    try Phone(dial).tap("Dial")
    #expect(dial.turns == 1)
  }

  @Test("actions that an element does not support are refused in one sentence")
  func cannot() {
    let label = label("Hello")
    #expect(
      [
        refusal { try label.performType("x") }, refusal { try label.performClear() },
        refusal { try label.performSubmit() }, refusal { try label.performSet("on") },
      ] == [
        "staticText \"Hello\" cannot be typed into.", "staticText \"Hello\" cannot be cleared.",
        "staticText \"Hello\" cannot take the return key.",
        "staticText \"Hello\" cannot be set to a value.",
      ])
  }
}
