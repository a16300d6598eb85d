import HeadlessUIKit
import Testing

@Suite("Gestures that a view offers")
struct OfferedGesturesTests {
  private func gestures(
    _ recognizers: UIGestureRecognizer..., interaction: (any UIInteraction)? = nil
  ) -> OfferedGestures {
    let view = UIView()
    recognizers.forEach(view.addGestureRecognizer)
    interaction.map(view.addInteraction)
    return view.offeredGestures
  }

  private func swipe(_ direction: UISwipeGestureRecognizer.Direction) -> UISwipeGestureRecognizer {
    let swipe = UISwipeGestureRecognizer()
    swipe.direction = direction
    return swipe
  }

  private final class Menus: NSObject, UIContextMenuInteractionDelegate {
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
  }

  @Test("each enabled recogniser adds its gestures, and a context menu a long press")
  func recognizers() {
    let doubleTap = UITapGestureRecognizer()
    doubleTap.numberOfTapsRequired = 2
    let disabled = UILongPressGestureRecognizer()
    disabled.isEnabled = false
    #expect(gestures() == [])
    #expect(gestures(UITapGestureRecognizer(), swipe(.left)) == [.tap, .swipeLeft])
    #expect(gestures(swipe(.right)) == .swipeRight)
    #expect(gestures(swipe([.left, .right])) == [.swipeLeft, .swipeRight])
    #expect(gestures(swipe(.up), doubleTap, disabled, UIPanGestureRecognizer()) == [])
    #expect(gestures(UILongPressGestureRecognizer()) == .longPress)
    let menus = Menus()
    #expect(gestures(interaction: UIContextMenuInteraction(delegate: menus)) == .longPress)
  }

  @Test("a view without user interaction offers none")
  func disabled() {
    let view = UIView()
    view.addGestureRecognizer(UITapGestureRecognizer())
    view.isUserInteractionEnabled = false
    #expect(view.offeredGestures == [])
  }
}
