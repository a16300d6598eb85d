extension NSUserActivity {
  /// Does nothing: there is no other device.
  public final func becomeCurrent() {}

  /// Does nothing: there is no other device.
  public final func resignCurrent() {}

  /// Does nothing: there is no other device.
  public final func invalidate() {}
}
