@testable import Crew
import Coordination
import FluxVIP
import HeadlessDevice
import HeadlessUIKit
import Injection
import RehearsalCore
import Testing

@Suite("The actions of Trips and Account")
struct TripActionTests {
  private let core: CoreDouble
  private let app = Container()

  init() {
    _ = Device.fresh(signedInAs: "u1")
    core = CoreDouble()
    AppAssembly().assemble(container: app)
    TripsAssembly().assemble(container: app)
    app.provideInjections(on: .current)
  }

  private func trips() -> TripsCoordinator {
    TripsCoordinator(
      container: app, dependencies: core,
      workers: TripListActionWorkers(
        trips: core.worker(TripWorker.self), period: TripPeriodWorker(dispatcher: core.dispatcher)))
  }

  @Test("the trip list's actions are carried out by workers, which post the events")
  func list() throws {
    let coordinator = trips()
    let window = try TestWindow(coordinator.makeUI(), on: Device.current)
    let actions: any TripListActionProtocol = coordinator
    #expect(core.driver.calls == ["trips"], "the list asks for its trips when it appears")
    core.driver.answer(.success([.sample("t1", "Amsterdam", "Utrecht")]))
    Device.current.log.clear()
    actions.showTrips()
    actions.choose(.past)
    actions.refreshTrips()
    core.driver.answer(Result<[Trip], any Error>.failure(ServerError.unreadable))
    actions.acknowledgeFailure()
    let events = Device.current.appLog.filter { $0.hasPrefix("trips.") }
    #expect(
      events == [
        "trips.period.chosen period=past", "trips.refresh.requested", "trips.refresh.began",
        "trips.refresh.failed message=The server's answer could not be read.",
        "trips.refresh.ended", "trips.failure.acknowledged",
      ])
    actions.showTrip(id: "t1")
    try window.device.advanceOneSecond()
    #expect(window.path == ["TripList", "TripDetail"])
    #expect(coordinator.children.map(\.coordinatorName) == ["TripDetail"])
    #expect(window.device.appLog.last == "trip.opened id=t1")
  }

  @Test("only a trip's link is handled by Trips")
  func handling() throws {
    let coordinator = trips()
    let window = try TestWindow(coordinator.makeUI(), on: Device.current)
    let links = ["crew://trips/t1", "crew://tasks/k1"].compactMap(URL.init(string:))
    #expect(links.map { coordinator.handle(.open($0)) } == [true, false])
    try window.device.advanceOneSecond()
    #expect(window.screen == "TripDetail")
  }

  @Test("the account's actions are carried out by workers; logging out needs a confirmation")
  func account() throws {
    var logOuts = 0
    let coordinator = AccountCoordinator(
      container: app, dependencies: core,
      workers: AccountActionWorkers(
        profile: core.worker(ProfileWorker.self),
        biometry: BiometryWorker(dispatcher: core.dispatcher)),
      logOut: { logOuts += 1 })
    let window = try TestWindow(coordinator.makeUI(), on: Device.current)
    let actions: any AccountActionProtocol = coordinator
    core.driver.answer(.success(Profile.ann))
    actions.showProfile()
    actions.setBiometry(true)
    #expect(core.preferences.isBiometryEnabled)
    actions.refreshProfile()
    #expect(core.driver.calls == ["profile", "profile"])
    core.driver.answer(Result<Profile, any Error>.failure(ServerError.unreadable))
    try window.device.advanceOneSecond()
    #expect(UIApplication.shared.topViewController is UIAlertController)
    UIApplication.shared.topViewController?.dismiss(animated: false)
    try window.device.advanceOneSecond()
    actions.askToLogOut()
    try window.device.advanceOneSecond()
    let sheet = try #require(UIApplication.shared.topViewController as? UIAlertController)
    #expect(logOuts == 0)
    try sheet.choose(sheet.actions[0])
    try window.device.advanceOneSecond()
    #expect(logOuts == 1)
  }

  @Test("a worker without arguments takes the dependencies of the launch")
  func main() throws {
    let worker = TripWorker()
    #expect(worker.dispatcher === (try app.require(Dispatcher.self)))
    #expect(worker.storeManager === (try app.require(StoreManager<ModelsStored>.self)))
    #expect(DependenciesManager.main === DependenciesManager.main)
  }
}
