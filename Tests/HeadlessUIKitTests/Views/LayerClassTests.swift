import HeadlessUIKit
import Testing

/// Source: the documentation of `UIView.layerClass`.
@Suite("Layers of views")
struct LayerClassTests {
  private final class Gradient: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }
  }

  private final class Shape: UIView {
    override class var layerClass: AnyClass { CAShapeLayer.self }
  }

  @Test("a view has a layer of its layer class, which stays the same")
  func classes() {
    _ = SpyPhone()
    let layers = [UIView().layer, Gradient().layer, Shape().layer]
    #expect(layers.map { "\(type(of: $0))" } == ["CALayer", "CAGradientLayer", "CAShapeLayer"])
    let view = UIView()
    #expect(view.layer === view.layer)
  }
}
