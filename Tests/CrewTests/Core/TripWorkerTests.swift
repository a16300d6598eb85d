@testable import CrewCore
@testable import CrewShared
import FluxVIP
import HeadlessDevice
import Testing

@Suite("TripWorker and TripStatus")
struct TripWorkerTests {
  private let trips = [Trip.sample("t1", "Amsterdam", "Utrecht")]

  @Test("a refresh posts its events, stores the trips and updates the status")
  func refreshing() {
    Device.current = Device()
    let core = CoreDouble()
    core.worker(TripWorker.self).refreshTrips()
    core.driver.answer(.success(trips))
    #expect(
      Device.current.appLog == [
        "trips.refresh.began", "TripStatus.isRefreshing = true", "trips.stored",
        "trips.refresh.ended", "TripStatus.isRefreshing = false",
      ])
    #expect(core.dataManager.trips == trips)
    let afterRelaunch = StoreManager(key: "models", initial: ModelsStored())
    #expect(afterRelaunch.cache == ModelsStored(trips: trips))
  }

  @Test("a failing refresh posts the failure and the end, and keeps the stored trips")
  func failing() {
    Device.current = Device()
    let core = CoreDouble()
    core.storeManager.cache.trips = trips
    core.worker(TripWorker.self).refreshTrips()
    let error = ServerError.refused(status: 500, message: "Out of trains.")
    core.driver.answer(Result<[Trip], any Error>.failure(error))
    #expect(
      Device.current.appLog == [
        "trips.refresh.began", "TripStatus.isRefreshing = true",
        "trips.refresh.failed message=Out of trains.",
        "TripStatus.hasFailed = true", "trips.refresh.ended", "TripStatus.isRefreshing = false",
      ])
    #expect(core.dataManager.trips == trips)
    #expect(core.tripStatus.failureMessage == "Out of trains.")
    core.dispatcher.post(.tripsFailureAcknowledged)
    #expect(!core.tripStatus.hasFailed.value)
  }

  @Test("fetchTripsOnce requests the trips once, and only one request is under way at a time")
  func once() {
    Device.current = Device()
    let core = CoreDouble()
    let worker = core.worker(TripWorker.self)
    worker.fetchTripsOnce()
    worker.refreshTrips()
    core.driver.answer(.success(trips))
    worker.fetchTripsOnce()
    #expect(core.driver.calls == ["trips"])
    worker.refreshTrips()
    #expect(core.driver.calls == ["trips", "trips"])
  }

  @Test("after logging out the worker requests again, and the status is reset")
  func sessionEnd() {
    Device.current = Device()
    let core = CoreDouble()
    let worker = core.worker(TripWorker.self)
    core.dispatcher.post(.tripPeriodChosen, userInfo: [TripPeriod.key: TripPeriod.past])
    worker.refreshTrips()
    core.driver.cancelAll()
    core.dispatcher.post(.sessionEnded)
    core.driver.answer(.success(trips))
    #expect(core.driver.calls == ["trips"])
    #expect(core.dataManager.trips == nil)
    let status = core.tripStatus
    #expect([status.isRefreshing.value, status.hasFailed.value] == [false, false])
    #expect(status.period.value == .upcoming)
    worker.fetchTripsOnce()
    #expect(core.driver.calls == ["trips", "trips"])
  }
}
