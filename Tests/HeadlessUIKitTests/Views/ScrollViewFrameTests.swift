import HeadlessDevice
import Testing

@testable import HeadlessUIKit

@Suite("The frame of a scroll view")
struct ScrollViewFrameTests {
  @Test(
    "without a frame it is as large as the nearest superview with one, so that a page has a width")
  func withoutFrame() {
    Device.current = Device()
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    let middle = UIView()
    let scroll = UIScrollView()
    #expect(scroll.frame == .zero)
    root.addSubview(middle)
    middle.addSubview(scroll)
    #expect(scroll.frame == CGRect(x: 0, y: 0, width: 300, height: 500))
    #expect(scroll.bounds.width == 300)
    scroll.contentOffset.x = 2 * scroll.frame.width
    #expect(Int(scroll.contentOffset.x / scroll.frame.width) == 2)
  }

  @Test("a frame that was set stays, and where no superview has one it is the screen's size")
  func withFrame() {
    Device.current = Device()
    let scroll = UIScrollView(frame: CGRect(x: 5, y: 6, width: 70, height: 80))
    let parent = UIView()
    parent.addSubview(scroll)
    #expect(scroll.frame == CGRect(x: 5, y: 6, width: 70, height: 80))
    let other = UIScrollView()
    parent.addSubview(other)
    #expect(other.frame.size == UIScreen.main.bounds.size)
  }
}
