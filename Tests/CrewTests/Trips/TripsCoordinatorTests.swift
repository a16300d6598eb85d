@testable import Crew
@testable import CrewCore
@testable import CrewShared
@testable import CrewTrips
import FluxVIP
import HeadlessDevice
import HeadlessUIKit
import Injection
import Testing

@Suite("The actions of the trips' coordinators")
struct TripsCoordinatorTests {
  /// A trip list on screen, over a driver double.
  private struct Fixture {
    let core: CoreDouble
    let coordinator: TripsCoordinator
    let window: TestWindow
    let app = Container()

    init() throws {
      let device = Device.fresh(signedInAs: "u1")
      core = CoreDouble()
      AppAssembly().assemble(container: app)
      TripsAssembly().assemble(container: app)
      app.provideInjections(on: device)
      coordinator = TripsCoordinator(
        container: app, dependencies: core,
        workers: TripListActionWorkers(
          trips: core.worker(TripWorker.self),
          period: TripPeriodWorker(dispatcher: core.dispatcher)))
      window = try TestWindow(coordinator.makeUI(), on: device)
    }

    var actions: any TripListActionProtocol { coordinator }

    func answer() {
      core.driver.answer(.success([Trip.sample("t1", "Amsterdam", "Utrecht")]))
    }

    func fail() {
      core.driver.answer(Result<[Trip], any Error>.failure(ServerError.unreadable))
    }
  }

  @Test("showTrips asks for the trips until they are stored")
  func showing() throws {
    let fixture = try Fixture()
    #expect(fixture.core.driver.calls == ["trips"], "the list asks when it appears")
    fixture.fail()
    fixture.actions.showTrips()
    fixture.answer()
    fixture.actions.showTrips()
    #expect(fixture.core.driver.calls == ["trips", "trips"])
  }

  @Test("refreshTrips asks again, and posts that the user wanted it")
  func refreshing() throws {
    let fixture = try Fixture()
    fixture.answer()
    Device.current.log.clear()
    fixture.actions.refreshTrips()
    #expect(fixture.core.driver.calls == ["trips", "trips"])
    #expect(fixture.core.tripStatus.isRefreshing.value)
    #expect(
      Device.current.appLog.prefix(2) == ["trips.refresh.requested", "trips.refresh.began"])
  }

  @Test("choose changes the period that every view model observes")
  func choosing() throws {
    let fixture = try Fixture()
    fixture.actions.choose(.past)
    #expect(fixture.core.tripStatus.period.value == .past)
    #expect(fixture.core.driver.calls == ["trips"], "a period is chosen without the server")
  }

  @Test("showTrip pushes the trip's screen")
  func opening() throws {
    let fixture = try Fixture()
    fixture.actions.showTrip(id: "t2")
    try fixture.window.device.advanceOneSecond()
    #expect(fixture.window.path == ["TripList", "TripDetail"])
  }

  @Test("a trip's screen shows each value once, also after the trips are refreshed")
  func refreshingDetail() throws {
    let fixture = try Fixture()
    fixture.answer()
    let detail = TripDetailCoordinator(
      container: fixture.app,
      dependencies: TripDetailDependencies(tripID: "t1", core: fixture.core))
    let screen = try #require(detail.makeUI() as? TripDetailViewController)
    func names() -> [String?] {
      screen.view.subviews.flatMap(\.subviews).map(\.accessibilityIdentifier)
    }
    #expect(names() == ["From", "To", "Departure", "Carrier", "Status"])
    fixture.actions.refreshTrips()
    fixture.answer()
    #expect(names() == ["From", "To", "Departure", "Carrier", "Status"])
  }

  @Test("acknowledgeFailure forgets the failure")
  func acknowledging() throws {
    let fixture = try Fixture()
    fixture.fail()
    let hadFailed = fixture.core.tripStatus.hasFailed.value
    fixture.actions.acknowledgeFailure()
    #expect([hadFailed, fixture.core.tripStatus.hasFailed.value] == [true, false])
  }

  @Test("a trip's screen has its coordinator as its actions, and keeps it alive")
  func detail() throws {
    let fixture = try Fixture()
    weak var coordinator: TripDetailCoordinator?
    let screen: TripDetailViewController?
    do {
      let detail = TripDetailCoordinator(
        container: fixture.app,
        dependencies: TripDetailDependencies(tripID: "t1", core: fixture.core))
      coordinator = detail
      screen = detail.makeUI() as? TripDetailViewController
    }
    #expect(coordinator != nil)
    #expect(screen?.actions as? TripDetailCoordinator === coordinator)
  }
}
