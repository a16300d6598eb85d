/// The base class of network workers, which send requests, store the results and post events.
///
/// A subclass does one job, such as refreshing the trips. View models and coordinators call it and
/// do not wait for a result: changes arrive through the domain states.
open class BaseNetWorker<Driver, DataManager, ModelsStored: Codable>: BaseWorker {
  /// The driver that sends the requests.
  public let driver: Driver

  /// The data manager that reads the app's models.
  public let dataManager: DataManager

  /// The store of new models.
  public let storeManager: StoreManager<ModelsStored>

  /// Creates a worker.
  public init(
    dispatcher: Dispatcher, driver: Driver, dataManager: DataManager,
    storeManager: StoreManager<ModelsStored>
  ) {
    self.driver = driver
    self.dataManager = dataManager
    self.storeManager = storeManager
    super.init(dispatcher: dispatcher)
  }
}
