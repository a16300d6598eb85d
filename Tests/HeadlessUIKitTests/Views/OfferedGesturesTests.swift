import HeadlessUIKit
import Testing

@Suite("Gestures that a view offers")
struct OfferedGesturesTests {
  private let menus = Menus()

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
    #expect(gestures(interaction: UIContextMenuInteraction(delegate: menus)) == .longPress)
  }

  @Test("an enabled control of the app offers a tap while it has an action for a touch")
  func control() {
    let control = UIControl()
    #expect(control.offeredGestures == [])
    control.addTarget(menus, for: .valueChanged) { _ in }
    #expect(control.offeredGestures == [])
    control.addTarget(menus, for: .touchUpInside) { _ in }
    #expect(control.offeredGestures == .tap)
    control.accessibilityLabel = "Card"
    #expect(control.offeredGestures == .tap)
    control.isEnabled = false
    #expect(control.offeredGestures == [])
    let down = UIControl()
    down.addTarget(menus, for: .touchDown) { _ in }
    #expect(down.offeredGestures == .tap)
  }

  @Test("a button offers no gesture, because it is tapped as an element")
  func button() {
    #expect(UIButton(primaryAction: UIAction(title: "Save") { _ in }).offeredGestures == [])
    let tile = UIControl()
    tile.accessibilityTraits = .button
    tile.accessibilityLabel = "Tile"
    tile.addTarget(menus, for: .touchUpInside) { _ in }
    #expect(tile.offeredGestures == [])
  }

  @Test("a view without user interaction offers none")
  func disabled() {
    let view = UIView()
    view.addGestureRecognizer(UITapGestureRecognizer())
    view.isUserInteractionEnabled = false
    #expect(view.offeredGestures == [])
  }
}
