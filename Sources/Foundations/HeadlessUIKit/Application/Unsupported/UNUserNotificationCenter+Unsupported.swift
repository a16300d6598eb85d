extension UNUserNotificationCenter {
  /// Does nothing: drivers cannot tap a category's actions.
  public final func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {}
}
