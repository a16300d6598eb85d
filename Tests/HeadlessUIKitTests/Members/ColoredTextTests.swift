import Foundation
import HeadlessUIKit
import Testing

@Suite("Colours in attributed texts")
struct ColoredTextTests {
  @Test("ranges beside each other keep colours of their own")
  func adjacent() {
    let text = NSMutableAttributedString(
      string: "0.013s", attributes: [.foregroundColor: UIColor(named: "Gold") ?? .red])
    let colors = [UIColor.red, UIColor(named: "Dark") ?? .black, .red, .blue]
    let ranges = [(0, 1), (1, 1), (2, 3), (5, 1)].map { NSRange(location: $0, length: $1) }
    for (color, range) in zip(colors, ranges) {
      text.addAttribute(.foregroundColor, value: color, range: range)
    }
    let read = ranges.map {
      text.attribute(.foregroundColor, at: $0.location, effectiveRange: nil) as? UIColor
    }
    #expect(read == colors)
  }

  @Test("ranges beside each other keep styles of their own")
  func styles() {
    let text = NSMutableAttributedString(string: "ab")
    let styles = (0..<2).map { _ in NSMutableParagraphStyle() }
    styles[1].alignment = .right
    for (place, style) in styles.enumerated() {
      text.addAttribute(.paragraphStyle, value: style, range: NSRange(location: place, length: 1))
    }
    let read = (0..<2).map {
      text.attribute(.paragraphStyle, at: $0, effectiveRange: nil) as? NSParagraphStyle
    }
    #expect(read.map { $0?.alignment } == [.natural, .right])
  }
}
