extension UIView {
  /// The layer of the view, whose delegate is the view.
  public final var layer: CALayer {
    let extras = self.extras
    if let layer = extras.layer { return layer }
    let layer = CALayer.make(type(of: self).layerClass)
    layer.delegate = self
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
  /// Creates a layer of a view's layer class: by its `init()` where `rehearse port` knows one, else by a coder.
  static func make(_ type: AnyClass) -> CALayer {
    if type == CALayer.self { return CALayer() }
    return UIKitObjects.make(type) as? CALayer ?? CALayer()
  }
}
