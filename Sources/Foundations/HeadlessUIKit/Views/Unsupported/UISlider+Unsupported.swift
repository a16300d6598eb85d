/// The members of `UISlider` without effect: values are stored, and methods do nothing.
extension UISlider {
  /// Does nothing: nothing is drawn.
  public final func setThumbImage(_ image: UIImage?, for state: State) {}

  /// Does nothing: nothing is drawn.
  public final func setMinimumTrackImage(_ image: UIImage?, for state: State) {}

  /// Does nothing: nothing is drawn.
  public final func setMaximumTrackImage(_ image: UIImage?, for state: State) {}
}
