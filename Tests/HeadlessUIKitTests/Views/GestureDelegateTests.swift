import HeadlessUIKit
import Testing

/// A delegate that ignores touches on a card, as the one of a dimmed background does.
private final class BackgroundOnly: UIGestureRecognizerDelegate {
  let diary = Diary()
  weak var card: UIView?

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    guard let view = touch.view, let card else { return false }
    return !view.isDescendant(of: card)
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    diary.write("shouldBegin")
    return true
  }
}

@Suite("UIGestureRecognizerDelegate")
struct GestureDelegateTests {
  @Test("shouldReceive is asked with the touched view before shouldBegin")
  func shouldReceive() throws {
    let delegate = BackgroundOnly()
    let (background, card, label) = (UIView(), UIView(), UILabel())
    background.isAccessibilityElement = false
    label.text = "Offer"
    label.isUserInteractionEnabled = true
    card.addSubview(label)
    background.addSubview(card)
    delegate.card = card
    let outside = UILabel()
    outside.text = "Dimmed"
    background.addSubview(outside)
    let gesture = UITapGestureRecognizer(target: delegate.diary) { $0.write("dismiss") }
    gesture.delegate = delegate
    background.addGestureRecognizer(gesture)
    let phone = Phone(background)
    #expect(refusal { try phone.tap("Offer") } != nil)
    #expect(delegate.diary.lines == [])
    try phone.tap("Dimmed")
    #expect(delegate.diary.lines == ["shouldBegin", "dismiss"])
  }

  @Test("a table below a recogniser that ignores its touches selects the row")
  func aroundTable() throws {
    let source = TableRecorder([["a"]])
    let delegate = BackgroundOnly()
    let around = UIView()
    around.addSubview(source.table)
    delegate.card = source.table
    let gesture = UITapGestureRecognizer(target: delegate.diary) { $0.write("gesture") }
    gesture.delegate = delegate
    around.addGestureRecognizer(gesture)
    try Phone(around).tap("a", .cell)
    #expect(delegate.diary.lines == [])
    #expect(source.table.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
  }
}
