import FluxVIP

/// Asks for the trips, stores them, and tells the dispatcher.
final class TripWorker: BaseNetWorker<any Driver, any DataManager, ModelsStored> {
  /// Asks for the trips where nobody has yet.
  func fetchTripsOnce() {
    guard dataManager.trips == nil else { return }
    refreshTrips()
  }

  /// Asks for the trips again.
  func refreshTrips() {
    dispatcher.post(.tripsRefreshBegan)
    driver.getTrips { [self] result in
      switch result {
      case .success(let trips): store(trips)
      case .failure: dispatcher.post(.tripsRefreshFailed)
      }
      dispatcher.post(.tripsRefreshEnded)
    }
  }

  private func store(_ trips: [Trip]) {
    storeManager.cache.trips = trips
    storeManager.saveCache()
    dispatcher.post(.tripsStored)
  }
}
