@testable import Crew
@testable import CrewCore
@testable import CrewTrips
import Coordination
import FluxVIP
import HeadlessDevice
import HeadlessUIKit
import Injection
import RehearsalCore
import Testing

@Suite("The Trips flow's links and its workers' dependencies")
struct TripActionTests {
  /// The core over a driver double, and the app's container, on a device of their own.
  ///
  /// Each test makes its own: other tests may run between a suite's initializer and its test.
  private struct Fixture {
    let device = Device.fresh(signedInAs: "u1")
    let core = CoreDouble()
    let app = Container()

    init() {
      AppAssembly().assemble(container: app)
      TripsAssembly().assemble(container: app)
      app.provideInjections(on: device)
    }

    var trips: TripsCoordinator {
      TripsCoordinator(
        container: app, dependencies: core,
        workers: TripListActionWorkers(
          trips: core.worker(TripWorker.self),
          period: TripPeriodWorker(dispatcher: core.dispatcher)))
    }
  }

  @Test("only a trip's link is handled by Trips")
  func handling() throws {
    let coordinator = Fixture().trips
    let window = try TestWindow(coordinator.makeUI(), on: Device.current)
    let links = ["crew://trips/t1", "crew://tasks/k1"].compactMap(URL.init(string:))
    #expect(links.map { coordinator.handle(.open($0)) } == [true, false])
    try window.device.advanceOneSecond()
    #expect(window.screen == "TripDetail")
  }

  @Test("a worker without arguments takes the dependencies of the launch")
  func main() throws {
    let app = Fixture().app
    let worker = TripWorker()
    #expect(worker.dispatcher === (try app.require(Dispatcher.self)))
    #expect(worker.storeManager === (try app.require(StoreManager<ModelsStored>.self)))
    #expect(DependenciesManager.main === DependenciesManager.main)
  }
}
