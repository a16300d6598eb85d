import Foundation
import FluxVIP

/// A worker that requests the trips, stores them and posts events.
final class TripWorker: CrewWorker {
  private var cancel: (any Driver).Cancel?

  /// Requests the trips unless they are stored.
  func fetchTripsOnce() {
    guard dataManager.trips == nil else { return }
    refreshTrips()
  }

  /// Requests the trips again; does nothing while a request is under way.
  func refreshTrips() {
    guard cancel == nil else { return }
    dispatcher.post(.tripsRefreshBegan)
    cancel = driver.getTrips { [self] result in
      cancel = nil
      switch result {
      case .success(let trips): store(trips)
      case .failure(let error):
        dispatcher.post(
          .tripsRefreshFailed,
          userInfo: [Dispatcher.Event.messageKey: error.localizedDescription])
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
