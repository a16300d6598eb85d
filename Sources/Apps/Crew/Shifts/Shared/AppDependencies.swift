import MVVMCB

/// The app-wide dependencies of the MVVMCB modules.
enum AppDependencies {
  /// The parent of the modules' containers.
  static var container: DependencyManager { DependencyManager.shared }

  /// Registers the singletons; called once per launch.
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
