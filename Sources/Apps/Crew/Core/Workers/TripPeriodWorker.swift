package import FluxVIP

/// A worker that posts which trips the user wants to see; it sends no requests.
package final class TripPeriodWorker: BaseWorker {
  /// Chooses upcoming or past trips.
  package func choose(_ period: TripPeriod) {
    dispatcher.post(.tripPeriodChosen, userInfo: [TripPeriod.key: period])
  }
}
