@testable import Crew
import HeadlessDevice
import MVPCF
import Reactive
import Testing

@Suite("ForgotPasswordPresenter")
struct ForgotPasswordPresenterTests {
  @Test("a link is sent once at a time, to a plausible address, over a connection")
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
    #expect(sent.values.count == 1)
  }

  @Test("a failure is told, and one can try again")
  func failing() {
    Device.current = Device()
    let sessions = SessionManagerDouble()
    let presenter = DefaultForgotPasswordPresenter(
      sessionManager: sessions, reachabilityManager: ReachabilityDouble())
    let errors = Recorder(presenter.errors)
    presenter.email.accept("ann@crew.example")
    presenter.sendLink()
    sessions.fail(Mistake("No post today."))
    #expect(
      errors.values == [
        PresentableError(title: "Something went wrong", message: "No post today.")
      ])
    #expect(presenter.sendAvailable.value)
  }
}
