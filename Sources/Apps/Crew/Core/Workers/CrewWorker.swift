package import FluxVIP

/// The base class of the app's network workers, which start anew when the user logs out.
///
/// The HTTP client has cancelled all requests by then, so their completion handlers are not called.
package class CrewWorker: BaseNetWorker<any Driver, any DataManager, ModelsStored> {
  /// Creates a worker and listens for the end of the session.
  package override required init(
    dispatcher: Dispatcher = DependenciesManager.main.dispatcher,
    driver: any Driver = DependenciesManager.main.driver,
    dataManager: any DataManager = DependenciesManager.main.dataManager,
    storeManager: StoreManager<ModelsStored> = DependenciesManager.main.storeManager
  ) {
    super.init(
      dispatcher: dispatcher, driver: driver, dataManager: dataManager,
      storeManager: storeManager)
    dispatcher.listen(self, to: .sessionEnded) { [weak self] in self?.sessionEnded() }
  }

  /// Forgets the requests under way; subclasses override it.
  package func sessionEnded() {}
}
