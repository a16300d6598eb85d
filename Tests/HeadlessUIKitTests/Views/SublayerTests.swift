import HeadlessUIKit
import Testing

/// Source: Core Animation's documentation of CALayer.
@Suite("Sublayers")
struct SublayerTests {
  private let layer = CALayer()

  private func named(_ name: String) -> CALayer {
    let layer = CALayer()
    layer.name = name
    return layer
  }

  private var names: [String?] { (layer.sublayers ?? []).map(\.name) }

  @Test("a layer is inserted behind or in front of another one, or of all")
  func inserted() {
    let (a, b) = (named("a"), named("b"))
    layer.addSublayer(a)
    layer.addSublayer(b)
    layer.insertSublayer(named("c"), below: b)
    layer.insertSublayer(named("d"), above: a)
    #expect(names == ["a", "d", "c", "b"])
    layer.insertSublayer(named("e"), below: nil)
    layer.insertSublayer(named("f"), above: nil)
    #expect(names == ["e", "a", "d", "c", "b", "f"])
  }

  @Test("a sublayer that is inserted again moves")
  func moved() {
    let (a, b, c) = (named("a"), named("b"), named("c"))
    for sublayer in [a, b, c] { layer.addSublayer(sublayer) }
    layer.insertSublayer(a, above: b)
    #expect(names == ["b", "a", "c"])
    layer.insertSublayer(c, below: b)
    #expect(names == ["c", "b", "a"])
  }

  @Test("a sublayer is replaced where it is; a layer of another one replaces nothing")
  func replaced() {
    let (a, b, new) = (named("a"), named("b"), named("new"))
    layer.addSublayer(a)
    layer.addSublayer(b)
    layer.replaceSublayer(a, with: new)
    #expect(names == ["new", "b"])
    #expect(a.superlayer == nil && new.superlayer === layer)
    layer.replaceSublayer(a, with: named("c"))
    layer.replaceSublayer(b, with: b)
    #expect(names == ["new", "b"])
  }

  @Test("a layer without a layout manager prefers the size of its bounds")
  func preferredSize() {
    layer.bounds = CGRect(x: 0, y: 0, width: 3, height: 4)
    #expect(layer.preferredFrameSize() == CGSize(width: 3, height: 4))
  }
}
