import HeadlessDevice
import MVVMCB

/// The world that all modules of this kit share.
enum AppDependencies {
  /// The container the modules' own containers ask for what they do not know.
  static var container: DependencyManager { DependencyManager.shared }

  /// Registers the singletons; called once a launch.
  static func setUpDependencies(preferences: any PreferencesManager) {
    let service = ShiftService(preferences: preferences)
    let analytics = AnalyticsDispatcher()
    container.register((any ShiftServing).self) { service }
    container.register((any AnalyticsDispatchable).self) { analytics }
    container.register((any ShiftInteractable).self) { ShiftUseCase(service: service) }
  }
}
