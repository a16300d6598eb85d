import HeadlessUIKit
import Testing

/// A view with a deinitializer as apps write it.
private final class CountedView: UIView {
  nonisolated(unsafe) static var endedCount = 0

  deinit { Self.endedCount += 1 }
}

@Suite("The end of a view")
struct ViewDeinitializerTests {
  @Test("a view with a deinitializer of its own leaves its subviews without a superview")
  func end() {
    let child = UIView()
    var view: CountedView? = CountedView()
    view?.addSubview(child)
    #expect(child.superview === view)
    view = nil
    #expect(CountedView.endedCount == 1)
    #expect(child.superview == nil)
  }
}
