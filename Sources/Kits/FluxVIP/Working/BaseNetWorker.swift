/// A process that asks a driver, stores what it answers, and posts events before and after.
///
/// A subclass does one job, such as refreshing the trips. View models and coordinators call it;
/// nobody waits for it, since what it changes comes back through the domain states.
open class BaseNetWorker<Driver, DataManager, ModelsStored: Codable> {
  /// Where the worker's events go.
  public let dispatcher: Dispatcher

  /// What talks to the server.
  public let driver: Driver

  /// What the app's models are read from.
  public let dataManager: DataManager

  /// Where new models are stored.
  public let storeManager: StoreManager<ModelsStored>

  /// Creates a worker.
  public init(
    dispatcher: Dispatcher, driver: Driver, dataManager: DataManager,
    storeManager: StoreManager<ModelsStored>
  ) {
    self.dispatcher = dispatcher
    self.driver = driver
    self.dataManager = dataManager
    self.storeManager = storeManager
  }
}
