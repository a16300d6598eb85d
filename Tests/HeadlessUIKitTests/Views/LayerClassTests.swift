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

  private final class Emitter: UIView {
    override class var layerClass: AnyClass { CAEmitterLayer.self }
  }

  /// A layer whose `init()` is known.
  private final class Ring: CAShapeLayer, ClassWithInitializer {
    override init() {
      super.init()
      lineWidth = 3
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Dial: UIView {
    override class var layerClass: AnyClass { Ring.self }
  }

  /// A layer that tells its view of each layout.
  private final class Needle: CALayer, ClassWithInitializer {
    override init() { super.init() }

    required init?(coder: NSCoder) { nil }

    override func layoutSublayers() { (delegate as? Compass)?.calls.append("sublayers") }
  }

  private final class Compass: UIView {
    var calls: [String] = []
    override class var layerClass: AnyClass { Needle.self }

    override func layoutSubviews() { calls.append("subviews") }
  }

  private final class NoLayer: UIView {
    override class var layerClass: AnyClass { UIView.self }
  }

  @Test("a view has a layer of its layer class, which stays the same")
  func classes() {
    _ = SpyPhone()
    let layers = [UIView(), Gradient(), Shape(), Emitter(), Dial(), NoLayer()].map(\.layer)
    #expect(
      layers.map { "\(type(of: $0))" } == [
        "CALayer", "CAGradientLayer", "CAShapeLayer", "CAEmitterLayer", "Ring", "CALayer",
      ])
    #expect((layers[4] as? Ring)?.lineWidth == 3)
    let view = UIView()
    #expect(view.layer === view.layer)
  }

  @Test("a layer of a class of the app lays out its sublayers, then the view its subviews")
  func layout() {
    _ = SpyPhone()
    let compass = Compass()
    compass.setNeedsLayout()
    compass.layoutIfNeeded()
    compass.layoutIfNeeded()
    #expect(compass.calls == ["sublayers", "subviews"])
  }
}
