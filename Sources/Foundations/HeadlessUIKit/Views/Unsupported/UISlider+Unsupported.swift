extension UISlider {
  /// Gives the handle an image in a state; accepted.
  public final func setThumbImage(_ image: UIImage?, for state: State) {}

  /// Gives the part before the handle an image in a state; accepted.
  public final func setMinimumTrackImage(_ image: UIImage?, for state: State) {}

  /// Gives the part behind the handle an image in a state; accepted.
  public final func setMaximumTrackImage(_ image: UIImage?, for state: State) {}
}
