@testable import CrewAccount
@testable import CrewCore
@testable import CrewShared
import FluxVIP
import HeadlessDevice
import HeadlessUIKit
import Injection
import MVVMCB
import RehearsalCore
import Testing

@Suite("The actions of the account's coordinator")
struct AccountCoordinatorTests {
  /// An account screen on screen, over a driver double.
  private final class Fixture {
    let core: CoreDouble
    let analytics = AnalyticsDouble()
    private(set) var logOuts = 0
    private var window: TestWindow?
    private var coordinator: AccountCoordinator?

    init() throws {
      let device = Device.fresh(signedInAs: "u1")
      core = CoreDouble()
      let container = Container()
      container.register((any AnalyticsDispatchable).self) { [analytics] _ in analytics }
      let coordinator = AccountCoordinator(
        container: container, dependencies: core,
        workers: AccountActionWorkers(
          profile: core.worker(ProfileWorker.self),
          biometry: BiometryWorker(dispatcher: core.dispatcher)),
        logOut: { [weak self] in self?.logOuts += 1 })
      self.coordinator = coordinator
      window = try TestWindow(coordinator.makeUI(), on: device)
    }

    var actions: (any AccountActionProtocol)? { coordinator }

    var alert: UIAlertController? { UIApplication.shared.topAlert }

    func settle() throws {
      try Device.current.advanceOneSecond()
    }

    func fail() {
      core.driver.answer(Result<Profile, any Error>.failure(ServerError.unreadable))
    }
  }

  @Test("showProfile asks for the profile until it is stored")
  func showing() throws {
    let fixture = try Fixture()
    #expect(fixture.core.driver.calls == ["profile"], "the screen asks when it appears")
    fixture.fail()
    fixture.actions?.showProfile()
    fixture.core.driver.answer(.success(Profile.ann))
    fixture.actions?.showProfile()
    #expect(fixture.core.driver.calls == ["profile", "profile"])
    #expect(fixture.core.dataManager.profile == .ann)
  }

  @Test("refreshProfile asks again, and its failure is an alert with the error's message")
  func refreshing() throws {
    let fixture = try Fixture()
    fixture.core.driver.answer(.success(Profile.ann))
    fixture.actions?.refreshProfile()
    fixture.fail()
    try fixture.settle()
    #expect(fixture.core.driver.calls == ["profile", "profile"])
    #expect(
      [fixture.alert?.title, fixture.alert?.message]
        == ["Could not refresh", "The server's answer could not be read."])
  }

  @Test("setBiometry changes the state and the stored choice", arguments: [true, false])
  func biometry(isEnabled: Bool) throws {
    let fixture = try Fixture()
    fixture.core.preferences.isBiometryEnabled = !isEnabled
    fixture.actions?.setBiometry(isEnabled)
    #expect(fixture.core.biometryState.value.value.isEnabled == isEnabled)
    #expect(fixture.core.preferences.isBiometryEnabled == isEnabled)
  }

  @Test(
    "askToLogOut asks first: Log out calls the closure once, Cancel does not",
    arguments: [("Log out", 1), ("Cancel", 0)])
  func loggingOut(title: String, logOuts: Int) throws {
    let fixture = try Fixture()
    fixture.actions?.askToLogOut()
    try fixture.settle()
    #expect(fixture.logOuts == 0)
    let sheet = try #require(fixture.alert)
    #expect(sheet.title == "Log out?")
    #expect(sheet.preferredStyle == .actionSheet)
    let action = try #require(sheet.actions.first { $0.title == title })
    try sheet.choose(action)
    try fixture.settle()
    #expect(fixture.logOuts == logOuts)
    #expect(fixture.analytics.lines == (logOuts == 1 ? ["logout.confirmed"] : []))
  }
}
