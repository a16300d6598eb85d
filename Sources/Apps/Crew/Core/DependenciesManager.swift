import FluxVIP
import HeadlessDevice
import Injection

/// The default dependencies of a worker, resolved from the container of the launch.
///
/// The app's workers are made with them. It keeps no state of its own: the app's container decides
/// what is shared.
final class DependenciesManager {
  /// The manager of the app that runs now; one for each launch.
  static var main: DependenciesManager {
    Device.current.attached(DependenciesManager.self) { DependenciesManager() }
  }

  @Inject var dispatcher: Dispatcher
  @Inject var driver: any Driver
  @Inject var dataManager: any DataManager
  @Inject var storeManager: StoreManager<ModelsStored>
}
