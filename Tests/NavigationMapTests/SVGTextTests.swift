import HeadlessUIKit
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

  @Test("numbers have at most one decimal, and negative ones their sign")
  func numbers() {
    #expect(
      [0, 2, 2.25, 2.96, -0.5, -12, -12.34].map(SVGText.number)
        == ["0", "2", "2.3", "3", "-0.5", "-12", "-12.3"])
  }

  @Test("an element without a shape of its own is its name and value at the left, the others below")
  func elements() {
    var screen = AppMap.Screen(id: "Sound", name: "Sound")
    var slider = AppMap.Element(.slider, "Volume")
    slider.value = "50%"
    screen.elements = [slider, AppMap.Element(.activityIndicator, "Loading")]
    var map = AppMap(app: "Player")
    map.screens = [screen]
    let block = BlockBuilder.block(of: screen, PictureEdges(map))
    var svg = SVGText()
    for item in block.items where [.other, .spinner].contains(item.kind) {
      let drawing = BlockDrawing(x: 0, y: 0, block: block)
      drawing.drawElement(item, Rectangle(x: 100, y: 50, width: 80, height: 20), on: &svg)
    }
    #expect(
      svg.lines == [
        #"<text class="s" x="104" y="63.6">Volume  50%</text>"#,
        #"<path class="chev" d="M112 60a5 5 0 1 1 -5 -5"/>"#,
        #"<text class="m" x="120" y="63.4">Loading</text>"#,
      ])
  }

  @Test("markup and control characters are not in a text, a tab is")
  func escapes() {
    #expect(
      SVGText.escaped("a\tb\n\u{1}<c> & \"d\"") == "a\tb&lt;c&gt; &amp; &quot;d&quot;")
  }

  @Test("a text that is exactly as wide as the limit stays on one line; a wider one is wrapped")
  func wrapping() {
    let width = TextWidth.of("ab cd", size: 10)
    #expect(TextWidth.wrapped("ab cd", to: width, size: 10, lines: 2) == ["ab cd"])
    #expect(TextWidth.wrapped("ab cd", to: width - 0.01, size: 10, lines: 2) == ["ab", "cd"])
  }
}
