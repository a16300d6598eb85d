import FluxVIP

/// A worker of this app: what it has under way ends with the person's session.
class CrewWorker: BaseNetWorker<any Driver, any DataManager, ModelsStored> {
  /// Creates a worker that hears of the end of the session.
  override required init(
    dispatcher: Dispatcher, driver: any Driver, dataManager: any DataManager,
    storeManager: StoreManager<ModelsStored>
  ) {
    super.init(
      dispatcher: dispatcher, driver: driver, dataManager: dataManager,
      storeManager: storeManager)
    dispatcher.listen(self, to: .sessionEnded) { [weak self] in self?.sessionEnded() }
  }

  /// Takes back what is under way; a subclass overrides it.
  func sessionEnded() {}
}
