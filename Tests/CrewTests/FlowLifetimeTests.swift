import Coordination
import Crew
import HeadlessUIKit
import RehearsalCore
import Testing

@Suite("Flow lifetimes")
struct FlowLifetimeTests {
  private func launched(_ storage: [String: String]) throws -> Session {
    var configuration = Session.Configuration()
    configuration.launch = storage
    let session = try Session(CrewAppDelegate.self, configuration)
    try session.launch()
    return session
  }

  private func tap(_ text: String, in session: Session) throws {
    try session.perform(.tap(ElementQuery(text)))
  }

  private func isGone(_ coordinator: String, from session: Session) throws {
    try session.expect(Expectation(.coordinator(coordinator), isNegated: true))
    try session.expect(Expectation(.leaks, isNegated: true))
    try session.expect(Expectation(.findings, isNegated: true))
  }

  @Test("completing onboarding releases its router")
  func onboarding() throws {
    let session = try launched([:])
    try session.expect(Expectation(.coordinator("Onboarding")))
    for title in ["Get started", "Not now", "Not now", "Continue"] { try tap(title, in: session) }
    try session.expect(Expectation(.screen("SignIn")))
    try isGone("Onboarding", from: session)
  }

  @Test("signing in releases the sign-in coordinator")
  func signIn() throws {
    let session = try launched(["onboarded": "true"])
    try session.expect(Expectation(.coordinator("SignIn")))
    try session.perform(.type("ann@crew.example", into: ElementQuery("Email")))
    try session.perform(.type("secret", into: ElementQuery("Password")))
    try tap("Sign in", in: session)
    try session.expect(Expectation(.coordinator("Main")))
    try isGone("SignIn", from: session)
  }

  @Test("logging out releases the tabs' coordinators")
  func logOut() throws {
    let session = try launched(["onboarded": "true", "authToken": "ann-token", "userID": "u1"])
    for flow in ["Main", "Shifts", "Trips", "Tasks", "Chat", "Account"] {
      try session.expect(Expectation(.coordinator(flow)))
    }
    try session.perform(.tap(ElementQuery("Account", type: .tab)))
    try tap("Log out", in: session)
    try session.perform(.tap(ElementQuery("Log out", in: .sheet)))
    try session.expect(Expectation(.screen("SignIn")))
    for flow in ["Main", "Shifts", "Trips", "Tasks", "Chat", "Account"] {
      try isGone(flow, from: session)
    }
  }
}
