@testable import CrewShared
@testable import CrewSignIn
import HeadlessDevice
import MVPCF
import Reactive
import Testing

@Suite("SignInPresenter")
struct SignInPresenterTests {
  private func make() -> (
    presenter: DefaultSignInPresenter, sessions: SessionManagerDouble, reach: ReachabilityDouble
  ) {
    Device.current = Device()
    let sessions = SessionManagerDouble()
    let reach = ReachabilityDouble()
    let presenter = DefaultSignInPresenter(sessionManager: sessions, reachabilityManager: reach)
    return (presenter, sessions, reach)
  }

  @Test(
    "signing in is available with a password and text on both sides of an @",
    arguments: [
      ("", "secret", false), ("ann", "secret", false), ("@crew.example", "secret", false),
      ("ann@", "secret", false), ("ann@crew.example", "", false),
      ("ann@crew.example", "secret", true), ("a@b@c", " ", true),
    ])
  func availability(email: String, password: String, isAvailable: Bool) {
    let (presenter, _, _) = make()
    presenter.email.accept(email)
    presenter.password.accept(password)
    #expect(presenter.signInAvailable.value == isAvailable)
  }

  @Test("offline disables Sign in and shows a notice")
  func offline() {
    let (presenter, sessions, reach) = make()
    presenter.email.accept("ann@crew.example")
    presenter.password.accept("secret")
    let available = Recorder(presenter.signInAvailable)
    let notices = Recorder(presenter.notice)
    reach.connectionIsReachable.accept(false)
    presenter.signIn()
    reach.connectionIsReachable.accept(true)
    #expect(available.values == [true, false, true])
    #expect(notices.values == [nil, "No connection", nil])
    #expect(sessions.calls == [])
  }

  @Test("a second request is not sent while one is under way, and its success signs in")
  func success() {
    let (presenter, sessions, _) = make()
    presenter.email.accept("ann@crew.example")
    presenter.password.accept("secret")
    let available = Recorder(presenter.signInAvailable)
    let loading = Recorder(presenter.isLoading)
    let signedIn = Recorder(presenter.signedIn)
    for _ in 0..<2 { presenter.signIn() }
    sessions.succeed()
    #expect(sessions.calls == ["sign in ann@crew.example secret"])
    #expect(available.values == [true, false, true])
    #expect(loading.values == [false, true, false])
    #expect(signedIn.values.count == 1)
  }

  @Test(
    "a wrong password and a server error have different alerts, and signing in is available again")
  func failures() {
    let (presenter, sessions, _) = make()
    presenter.email.accept("ann@crew.example")
    presenter.password.accept("secret")
    let errors = Recorder(presenter.errors)
    let refusals = [
      ServerError.refused(status: 401, message: nil), .refused(status: 401, message: "Locked."),
      .refused(status: 503, message: nil), .refused(status: 500, message: "Out of coffee."),
    ]
    for error in refusals {
      presenter.signIn()
      sessions.fail(error)
    }
    #expect(
      errors.values == [
        PresentableError(title: "Sign in failed", message: "Wrong e-mail or password."),
        PresentableError(title: "Sign in failed", message: "Locked."),
        PresentableError(
          title: "Something went wrong", message: "The server answered with status 503."),
        PresentableError(title: "Something went wrong", message: "Out of coffee."),
      ])
    #expect(presenter.signInAvailable.value)
  }

  @Test("the presenter's props do not contain the password")
  func values() {
    let (presenter, _, _) = make()
    presenter.password.accept("secret")
    #expect(
      presenter.props
        == SignInProps(
          email: "", hasPassword: true, signInAvailable: false, isLoading: false, notice: nil))
  }
}
