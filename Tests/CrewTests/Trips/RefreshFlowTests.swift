import Crew
import HeadlessDevice
import HeadlessUIKit
import RehearsalCore
import Testing

@Suite("The one-way flow")
struct RefreshFlowTests {
  @Test("a pull to refresh walks the nine steps, each in the event log")
  func nineSteps() throws {
    let session = try Session.crew()
    try session.perform(.tap(ElementQuery("Trips", type: .tab)))
    try session.perform(.settle)
    session.device.log.clear()
    try session.perform(.refresh)
    try session.perform(.settle)
    #expect(
      session.device.log.events.map(\.name) == [
        // 1, 2: the person pulls, the worker says that it begins, and asks.
        "trips.refresh.requested", "trips.refresh.began",
        // 3, 4, 5: the state, the view models, the screens: the spinner is there.
        "TripStatus.isRefreshing = true", "TripListViewModel notifies",
        "TripListViewController updates", "TripSegmentViewModel notifies",
        "TripSegmentViewController updates", "GET /trips",
        // 6: the answer, the store, the end.
        "200 GET /trips", "trips.stored", "trips.refresh.ended",
        // 7, 8, 9: the same way again: the spinner is gone.
        "TripStatus.isRefreshing = false", "TripListViewModel notifies",
        "TripListViewController updates", "TripSegmentViewModel notifies",
        "TripSegmentViewController updates",
      ])
  }
}
