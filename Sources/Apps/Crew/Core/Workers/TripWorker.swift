import FluxVIP

/// Asks for the trips, stores them, and tells the dispatcher.
final class TripWorker: CrewWorker {
  private var cancel: (any Driver).Cancel?

  /// Asks for the trips where nobody has yet.
  func fetchTripsOnce() {
    guard dataManager.trips == nil else { return }
    refreshTrips()
  }

  /// Asks for the trips again; while they are being asked for, once is enough.
  func refreshTrips() {
    guard cancel == nil else { return }
    dispatcher.post(.tripsRefreshBegan)
    cancel = driver.getTrips { [self] result in
      cancel = nil
      switch result {
      case .success(let trips): store(trips)
      case .failure: dispatcher.post(.tripsRefreshFailed)
      }
      dispatcher.post(.tripsRefreshEnded)
    }
  }

  override func sessionEnded() {
    cancel?()
    cancel = nil
  }

  private func store(_ trips: [Trip]) {
    storeManager.cache.trips = trips
    storeManager.saveCache()
    dispatcher.post(.tripsStored)
  }
}
