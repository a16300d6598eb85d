import FluxVIP

/// Read access to the app's stored models.
package protocol DataManager {
  /// The trips; nil before the first response.
  var trips: [Trip]? { get }

  /// The signed-in user's profile; nil before the first response.
  var profile: Profile? { get }
}

/// A data manager that reads from a store manager.
struct StoredDataManager: DataManager {
  let storeManager: StoreManager<ModelsStored>

  var trips: [Trip]? { storeManager.cache.trips }

  var profile: Profile? { storeManager.cache.profile }
}
