import HeadlessDevice
import Testing

@testable import HeadlessUIKit

@Suite("Paragraph styles")
struct ParagraphStyleTests {
  @Test("a mutable copy of the default style has its values and can be changed alone")
  func mutableCopy() throws {
    let plain = NSParagraphStyle.default
    let copy = try #require(plain.mutableCopy() as? NSMutableParagraphStyle)
    #expect(copy.alignment == .natural && copy.lineBreakMode == .byWordWrapping)
    copy.alignment = .center
    copy.lineSpacing = 4
    #expect(plain.alignment == .natural && plain.lineSpacing == 0)
    let kept = try #require(copy.copy() as? NSParagraphStyle)
    copy.lineSpacing = 8
    #expect(!(kept is NSMutableParagraphStyle))
    #expect(kept.alignment == .center && kept.lineSpacing == 4)
  }

  @Test("a style takes over the values of another, and keeps its tabs in order")
  func takeOver() {
    let style = NSMutableParagraphStyle()
    let (left, right) = (
      NSTextTab(textAlignment: .left, location: 10), NSTextTab(textAlignment: .right, location: 90)
    )
    style.addTabStop(right)
    style.addTabStop(left)
    let other = NSMutableParagraphStyle()
    other.setParagraphStyle(style)
    #expect(other.tabStops.map(\.location) == [10, 90])
    other.removeTabStop(left)
    #expect(other.tabStops.map(\.location) == [90])
    #expect(style.tabStops.map(\.location) == [10, 90])
  }
}
