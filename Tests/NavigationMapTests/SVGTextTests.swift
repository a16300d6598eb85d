import Testing

@testable import NavigationMap

@Suite("Markup of a picture")
struct SVGTextTests {
  @Test("a text begins, has its middle or ends at its position")
  func anchors() {
    var svg = SVGText()
    for anchor in [SVGText.Anchor.start, .middle, .end] {
      svg.text("t", "abc", x: 100, middle: 50, size: 10, anchor: anchor)
    }
    let width = TextWidth.of("abc", size: 10)
    #expect(width > 0)
    #expect(svg.textFrames.map(\.frame.x) == [100, 100 - width / 2, 100 - width])
    #expect(svg.textFrames.map(\.frame.width) == [width, width, width])
    #expect(svg.textFrames.map(\.frame.y) == [44.5, 44.5, 44.5])
    #expect(
      svg.lines == [
        #"<text class="t" x="100" y="53.6">abc</text>"#,
        #"<text class="t" x="100" y="53.6" text-anchor="middle">abc</text>"#,
        #"<text class="t" x="100" y="53.6" text-anchor="end">abc</text>"#,
      ])
  }

  @Test("an empty text adds nothing, and a rectangle is round if it has a radius")
  func others() {
    var svg = SVGText()
    svg.text("t", "", x: 0, middle: 0, size: 10)
    let frame = Rectangle(x: 1, y: 2, width: 3, height: 4)
    svg.rectangle("r", frame)
    svg.rectangle("r", frame, radius: 5)
    #expect(
      svg.lines == [
        #"<rect class="r" x="1" y="2" width="3" height="4"/>"#,
        #"<rect class="r" x="1" y="2" width="3" height="4" rx="5"/>"#,
      ])
    #expect(svg.textFrames.isEmpty)
  }
}
