extension UIWindowScene {
  /// The wishes of an app for the geometry of a scene.
  open class GeometryPreferences {
    init() {}
  }

  /// Does nothing: a scene is always upright.
  public final func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {}
}

extension UIWindowScene.GeometryPreferences {
  /// The wishes of an app on iOS.
  open class iOS: UIWindowScene.GeometryPreferences {
    /// The orientations of the interface; nil for no wish.
    open var interfaceOrientations: UIInterfaceOrientationMask?

    /// Creates wishes without an orientation.
    public override init() { super.init() }

    /// Creates wishes with orientations.
    public init(interfaceOrientations: UIInterfaceOrientationMask) {
      self.interfaceOrientations = interfaceOrientations
      super.init()
    }
  }
}
