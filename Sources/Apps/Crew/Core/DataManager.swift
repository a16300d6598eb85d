import FluxVIP

/// The app's models, to be read.
protocol DataManager {
  /// The trips; nil before the server was asked.
  var trips: [Trip]? { get }

  /// The one who is signed in; nil before the server was asked.
  var profile: Profile? { get }
}

/// The models that a store manager keeps.
struct StoredDataManager: DataManager {
  let storeManager: StoreManager<ModelsStored>

  var trips: [Trip]? { storeManager.cache.trips }

  var profile: Profile? { storeManager.cache.profile }
}
