@testable import CrewCore
@testable import CrewShared
@testable import CrewTrips
import FluxVIP
import HeadlessDevice
import Testing

@Suite("The trips' view models")
struct TripViewModelTests {
  private func core() -> CoreDouble {
    Device.current = Device()
    let core = CoreDouble()
    core.storeManager.cache.trips = [
      .sample("t1", "Amsterdam", "Utrecht"), .sample("t3", "Haarlem", "Amsterdam", isPast: true),
    ]
    return core
  }

  @Test("the list shows the trips of the chosen period")
  func list() {
    let core = core()
    let viewModel = TripListViewModel(deps: core)
    let upcoming = viewModel.props.rows
    core.dispatcher.post(.tripPeriodChosen, userInfo: [TripPeriod.key: TripPeriod.past])
    #expect(
      [upcoming, viewModel.props.rows] == [
        [.init(id: "t1", route: "Amsterdam → Utrecht", departure: "Jan 6, 07:30")],
        [.init(id: "t3", route: "Haarlem → Amsterdam", departure: "Jan 6, 07:30")],
      ])
  }

  @Test("the list and the segmented control observe the same status")
  func sharing() {
    let core = core()
    core.storeManager.cache.trips = nil
    let list = TripListViewModel(deps: core)
    let segment = TripSegmentViewModel(deps: core)
    let worker = core.worker(TripWorker.self)
    Device.current.log.clear()
    worker.refreshTrips()
    #expect(list.props.isRefreshing)
    #expect(!segment.isEnabled)
    core.driver.answer(Result<[Trip], any Error>.failure(ServerError.unreadable))
    #expect(
      [list.props.isRefreshing, list.props.hasFailed, segment.isEnabled] == [false, true, true])
    #expect(
      Device.current.appLog == [
        "trips.refresh.began", "TripStatus.isRefreshing = true", "TripListViewModel notifies",
        "TripSegmentViewModel notifies",
        "trips.refresh.failed message=The server's answer could not be read.",
        "TripStatus.hasFailed = true",
        "TripListViewModel notifies", "trips.refresh.ended", "TripStatus.isRefreshing = false",
        "TripListViewModel notifies", "TripSegmentViewModel notifies",
      ])
  }

  @Test("the segmented control has the periods' titles and the chosen index, and shows a new one")
  func segment() {
    let core = core()
    let viewModel = TripSegmentViewModel(deps: core)
    #expect(viewModel.titles == ["Upcoming", "Past"])
    #expect(viewModel.selectedIndex == 0)
    Device.current.log.clear()
    core.dispatcher.post(.tripPeriodChosen, userInfo: [TripPeriod.key: TripPeriod.past])
    #expect(viewModel.selectedIndex == 1)
    #expect(
      Device.current.appLog == [
        "trips.period.chosen period=past", "TripStatus.period = past",
        "TripSegmentViewModel notifies",
      ])
  }

  @Test("a trip has a title and five values, and none until it is loaded")
  func detail() {
    let core = core()
    let viewModel = TripDetailViewModel(deps: TripDetailDependencies(tripID: "t1", core: core))
    #expect(
      viewModel.props
        == TripDetailProps(
          route: "Amsterdam → Utrecht", from: "Amsterdam", to: "Utrecht",
          departure: "Jan 6, 07:30", carrier: "NS", status: "On time"))
    let unknown = TripDetailViewModel(deps: TripDetailDependencies(tripID: "t9", core: core))
    #expect(unknown.props == TripDetailProps())
  }

  @Test("a released view model stops observing")
  func lifetime() {
    let core = core()
    var viewModel: TripListViewModel? = TripListViewModel(deps: core)
    #expect(core.tripStatus.isRefreshing.observerCount == 1)
    viewModel = nil
    #expect(core.tripStatus.isRefreshing.observerCount == 0)
    withExtendedLifetime(viewModel) {}
  }
}
