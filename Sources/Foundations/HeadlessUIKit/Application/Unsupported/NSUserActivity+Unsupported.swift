extension NSUserActivity {
  /// Does nothing: there is no other device.
  public final func becomeCurrent() {}

  /// Does nothing: there is no other device.
  public final func resignCurrent() {}

  /// Calls the handler at once: no activity is kept.
  public static func deleteAllSavedUserActivities(completionHandler handler: @escaping () -> Void) {
    handler()
  }

  /// Calls the handler at once: no activity is kept.
  public static func deleteSavedUserActivities(
    withPersistentIdentifiers persistentIdentifiers: [String],
    completionHandler handler: @escaping () -> Void
  ) { handler() }

  /// Does nothing: there is no other device.
  public final func invalidate() {}
}
