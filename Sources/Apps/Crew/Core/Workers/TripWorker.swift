import Foundation
import FluxVIP

/// A worker that requests the trips, stores them and posts events.
package final class TripWorker: CrewWorker {
  private var isRunning = false

  /// Requests the trips unless they are stored.
  package func fetchTripsOnce() {
    guard dataManager.trips == nil else { return }
    refreshTrips()
  }

  /// Refreshes the trips because the user asked for it.
  package func refreshTripsOnRequest() {
    dispatcher.post(.tripsRefreshRequested)
    refreshTrips()
  }

  /// Forgets the failure, whose alert the user dismissed.
  package func acknowledgeFailure() {
    dispatcher.post(.tripsFailureAcknowledged)
  }

  /// Requests the trips again; does nothing while a request is under way.
  func refreshTrips() {
    guard !isRunning else { return }
    isRunning = true
    dispatcher.post(.tripsRefreshBegan)
    driver.getTrips { [self] result in
      isRunning = false
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

  package override func sessionEnded() {
    isRunning = false
  }

  private func store(_ trips: [Trip]) {
    storeManager.cache.trips = trips
    storeManager.saveCache()
    dispatcher.post(.tripsStored)
  }
}
