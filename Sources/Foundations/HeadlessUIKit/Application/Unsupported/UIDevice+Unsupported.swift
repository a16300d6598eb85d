extension UIDevice {
  /// Does nothing: the device never rotates.
  public final func beginGeneratingDeviceOrientationNotifications() {}

  /// Does nothing: the device never rotates.
  public final func endGeneratingDeviceOrientationNotifications() {}
}
