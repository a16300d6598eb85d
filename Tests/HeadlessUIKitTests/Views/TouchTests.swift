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

  @Test("a tap on a label reaches the gesture of the view it is in, the innermost first")
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

  @Test("a label's own gesture needs the label to take touches, which labels do not by themselves")
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

  @Test("a tap where touches are off says what keeps it out")
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

  @Test("a control gets the tap on what is in it, and refuses it while it is disabled")
  func controls() throws {
    let control = UIControl()
    control.isAccessibilityElement = false
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

  @Test("a gesture on a control comes before its events")
  func gestureOnControl() throws {
    let button = UIButton(primaryAction: UIAction(title: "Go") { _ in })
    button.addTarget(diary, for: .touchUpInside) { $0.write("button") }
    button.addGestureRecognizer(tap("gesture"))
    try Phone(button).tap("Go")
    #expect(diary.lines == ["gesture"])
  }

  @Test("a gesture is refused by its delegate, by being disabled, and by wanting two taps")
  func refusing() {
    final class Never: UIGestureRecognizerDelegate {
      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
    }
    let never = Never()
    let view = UIView()
    view.isAccessibilityElement = true
    view.accessibilityLabel = "Pad"
    let (refused, disabled, double) = (tap("refused"), tap("disabled"), tap("double"))
    refused.delegate = never
    disabled.isEnabled = false
    double.numberOfTapsRequired = 2
    for gesture in [refused, disabled, double] { view.addGestureRecognizer(gesture) }
    let phone = Phone(view)
    #expect(refusal { try phone.tap("Pad") } != nil)
    view.addGestureRecognizer(tap("single"))
    #expect(refusal { try phone.tap("Pad") } == nil)
    #expect(diary.lines == ["single"])
  }

  @Test("a long press begins and ends, a swipe needs its direction")
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

  @Test("a recogniser belongs to one view, and calls its owners while they live")
  func attaching() throws {
    let (first, second) = (UIView(), UIView())
    var owner: Diary? = Diary()
    weak let gone = owner
    let gesture = tap("stays")
    if let owner { gesture.addTarget(owner) { $0.write("goes") } }
    first.addGestureRecognizer(gesture)
    second.addGestureRecognizer(gesture)
    #expect(first.gestureRecognizers == [] && second.gestureRecognizers == [gesture])
    owner = nil
    #expect(gone == nil)
    _ = Phone(second)
    try second.performTap()
    gesture.removeTarget(diary)
    try second.performTap()
    #expect(diary.lines == ["stays"])
    second.removeGestureRecognizer(gesture)
    #expect(gesture.view == nil)
  }

  @Test("a tap that nothing else answers activates the view, as VoiceOver does")
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

  @Test("what an element cannot do it refuses in one sentence")
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
