@testable import CrewSignIn
import HeadlessDevice
import MVPCF
import Reactive
import Testing

@Suite("ForgotPasswordPresenter")
struct ForgotPasswordPresenterTests {
  @Test("sending needs a plausible address, a connection and no request under way")
  func sending() {
    Device.current = Device()
    let (sessions, reach) = (SessionManagerDouble(), ReachabilityDouble())
    let presenter = DefaultForgotPasswordPresenter(
      sessionManager: sessions, reachabilityManager: reach)
    let available = Recorder(presenter.sendAvailable)
    let sent = Recorder(presenter.sent)
    presenter.sendLink()
    presenter.email.accept("ann@crew.example")
    reach.connectionIsReachable.accept(false)
    presenter.sendLink()
    reach.connectionIsReachable.accept(true)
    for _ in 0..<2 { presenter.sendLink() }
    sessions.succeed()
    #expect(available.values == [false, true, false, true, false, true])
    #expect(sessions.calls == ["link to ann@crew.example"])
    #expect(sent.values == ["ann@crew.example"])
  }

  @Test("the address that was typed before can be sent at once")
  func typedBefore() {
    Device.current = Device()
    let presenter = DefaultForgotPasswordPresenter(
      email: "ann@crew.example", sessionManager: SessionManagerDouble(),
      reachabilityManager: ReachabilityDouble())
    #expect(
      presenter.props
        == ForgotPasswordProps(email: "ann@crew.example", sendAvailable: true, isLoading: false))
  }

  @Test("a failure shows an error, and sending is available again")
  func failing() {
    Device.current = Device()
    let sessions = SessionManagerDouble()
    let presenter = DefaultForgotPasswordPresenter(
      sessionManager: sessions, reachabilityManager: ReachabilityDouble())
    let errors = Recorder(presenter.errors)
    presenter.email.accept("ann@crew.example")
    presenter.sendLink()
    sessions.fail(TestError("No post today."))
    #expect(
      errors.values == [
        PresentableError(title: "Something went wrong", message: "No post today.")
      ])
    #expect(presenter.sendAvailable.value)
  }
}
