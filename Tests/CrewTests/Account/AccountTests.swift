@testable import CrewAccount
@testable import CrewCore
import FluxVIP
import HeadlessDevice
import HeadlessUIKit
import RehearsalCore
import Testing

@Suite("Account")
struct AccountTests {
  @Test("the view model combines two states and the stored profile", arguments: Biometry.allCases)
  func viewModel(biometry: Biometry) {
    Device.current = Device()
    Device.current.biometry = biometry
    let core = CoreDouble()
    let viewModel = AccountViewModel(deps: core)
    let labels: [Biometry: String] = [.faceID: "Face ID", .touchID: "Touch ID"]
    #expect(viewModel.props == AccountProps(biometry: labels[biometry]))
    let worker = core.worker(ProfileWorker.self)
    worker.fetchProfileOnce()
    #expect(viewModel.props.isFetching)
    core.driver.answer(.success(Profile.ann))
    core.dispatcher.post(.biometryEnabled)
    #expect(
      viewModel.props
        == AccountProps(
          name: "Ann Bakker", email: "ann@crew.example", biometry: labels[biometry],
          isBiometryEnabled: true))
    #expect(Device.current.appLog.filter { $0 == "AccountViewModel notifies" }.count == 3)
  }

  @Test("the screen shows its view model as soon as its view is loaded")
  func loading() {
    Device.current = Device()
    Device.current.biometry = .faceID
    let core = CoreDouble()
    let account = AccountViewController()
    let viewModel = AccountViewModel(deps: core)
    account.viewModel = viewModel
    core.worker(ProfileWorker.self).fetchProfileOnce()
    core.driver.answer(.success(Profile.ann))
    account.loadViewIfNeeded()
    #expect(viewModel.props.name == "Ann Bakker")
    #expect(account.rehearsalProps as? AccountProps == viewModel.props)
  }

  @Test("a response that arrives after logging out is not stored")
  func logOutMeanwhile() throws {
    let session = try Session.crew()
    try session.perform(.tap(ElementQuery("Account", type: .tab)))
    try session.perform(.settle)
    session.device.network.latency = .seconds(3)
    try session.perform(.tap(ElementQuery("Refresh profile")))
    try session.perform(.tap(ElementQuery("Log out")))
    try session.perform(.tap(ElementQuery("Log out", in: .sheet)))
    session.device.network.latency = .milliseconds(200)
    try session.expect(Expectation(.screen("SignIn")))
    try session.perform(.type("bilal@crew.example", into: ElementQuery("Email")))
    try session.perform(.type("secret", into: ElementQuery("Password")))
    try session.perform(.tap(ElementQuery("Sign in")))
    try session.expect(Expectation(.screen("ShiftList")))
    try session.perform(.wait(.seconds(5)))
    try session.perform(.tap(ElementQuery("Account", type: .tab)))
    try session.perform(.settle)
    let account = try #require(UIApplication.shared.topViewController as? AccountViewController)
    #expect(account.viewModel?.props.name == "Bilal Öz")
    try session.expect(Expectation(.leaks, isNegated: true))
  }
}
