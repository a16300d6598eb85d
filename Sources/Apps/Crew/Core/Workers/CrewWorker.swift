import FluxVIP

/// The base class of the app's workers, which cancel their requests when the user logs out.
class CrewWorker: BaseNetWorker<any Driver, any DataManager, ModelsStored> {
  /// Creates a worker and listens for the end of the session.
  override required init(
    dispatcher: Dispatcher, driver: any Driver, dataManager: any DataManager,
    storeManager: StoreManager<ModelsStored>
  ) {
    super.init(
      dispatcher: dispatcher, driver: driver, dataManager: dataManager,
      storeManager: storeManager)
    dispatcher.listen(self, to: .sessionEnded) { [weak self] in self?.sessionEnded() }
  }

  /// Cancels the requests under way; subclasses override it.
  func sessionEnded() {}
}
