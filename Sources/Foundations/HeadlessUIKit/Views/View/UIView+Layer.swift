extension UIView {
  /// What the view would be drawn with.
  public final var layer: CALayer {
    let extras = self.extras
    if let layer = extras.layer { return layer }
    let layer = CALayer.make(type(of: self).layerClass)
    extras.layer = layer
    return layer
  }

  /// How the view is turned, scaled and moved in space; kept for the vocabulary.
  public final var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }
}

extension CALayer {
  /// A layer of a view's class; a class of an app's own cannot be made by its name.
  static func make(_ type: AnyClass) -> CALayer {
    if type == CAGradientLayer.self { return CAGradientLayer() }
    if type == CAShapeLayer.self { return CAShapeLayer() }
    return CALayer()
  }
}
