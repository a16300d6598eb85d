import Crew
import HeadlessDevice
import HeadlessUIKit
import RehearsalCore
import Testing

@Suite("Unidirectional data flow")
struct RefreshFlowTests {
  @Test("a failure is shown until the user has dismissed its alert, and then forgotten")
  func failure() throws {
    let session = try Session.crew()
    try session.perform(.tap(ElementQuery("Trips", type: .tab)))
    try session.perform(.settle)
    try session.arrange(.network(isOnline: false))
    try session.perform(.refresh)
    try session.perform(.settle)
    #expect(session.screen.alert?.title == "Could not refresh")
    #expect(session.screen.props?[member: "hasFailed"] == .bool(true))
    session.device.log.clear()
    try session.perform(.tap(ElementQuery("OK")))
    try session.perform(.settle)
    #expect(session.screen.alert == nil)
    #expect(session.screen.props?[member: "hasFailed"] == .bool(false))
    #expect(session.device.log.contains("TripStatus.hasFailed = false"))
  }

  @Test("pull to refresh logs the nine steps of the flow in order")
  func nineSteps() throws {
    let session = try Session.crew()
    try session.perform(.tap(ElementQuery("Trips", type: .tab)))
    try session.perform(.settle)
    session.device.log.clear()
    try session.perform(.refresh)
    try session.perform(.settle)
    #expect(
      session.device.log.events.map(\.name) == [
        // 1, 2: the user pulls; the worker posts that the refresh began, and sends the request.
        "trips.refresh.requested", "trips.refresh.began",
        // 3, 4, 5: the state changes, the view models notify, the screens show the spinner.
        "TripStatus.isRefreshing = true", "TripListViewModel notifies",
        "TripListViewController updates", "TripSegmentViewModel notifies",
        "TripSegmentViewController updates", "GET /trips",
        // 6: the response arrives, the trips are stored, the refresh ends.
        "200 GET /trips", "trips.stored", "trips.refresh.ended",
        // 7, 8, 9: the state changes, the view models notify, the screens hide the spinner.
        "TripStatus.isRefreshing = false", "TripListViewModel notifies",
        "TripListViewController updates", "TripSegmentViewModel notifies",
        "TripSegmentViewController updates",
      ])
  }
}
