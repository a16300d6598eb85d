import MVVMCB

/// The world of the modules of this kit: what the whole app has once.
enum AppDependencies {
  /// The container the modules' own containers ask for what they do not know.
  static var container: DependencyManager { DependencyManager.shared }

  /// Registers the singletons; called once a launch.
  static func setUpDependencies() {
    registerPreferences()
    registerAnalytics()
  }

  private static func registerPreferences() {
    let preferences = StoredPreferencesManager()
    container.register((any PreferencesManager).self) { preferences }
  }

  private static func registerAnalytics() {
    container.register((any AnalyticsDispatchable).self) { AnalyticsDispatcher.shared }
  }
}
