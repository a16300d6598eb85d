extension UIView {
  /// The layer of the view.
  public final var layer: CALayer {
    let extras = self.extras
    if let layer = extras.layer { return layer }
    let layer = CALayer.make(type(of: self).layerClass)
    extras.layer = layer
    return layer
  }

  /// The three-dimensional transform; stored, without effect.
  public final var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }
}

extension CALayer {
  /// Creates a layer of a view's layer class; a class of the app itself becomes a plain layer.
  static func make(_ type: AnyClass) -> CALayer {
    if type == CAGradientLayer.self { return CAGradientLayer() }
    if type == CAShapeLayer.self { return CAShapeLayer() }
    return CALayer()
  }
}
