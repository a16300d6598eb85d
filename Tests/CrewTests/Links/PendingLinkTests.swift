import HeadlessUIKit
import RehearsalCore
import Testing

@Suite("Links before sign-in")
struct PendingLinkTests {
  /// A screen before sign-in.
  enum Place: String, CaseIterable, Sendable {
    case onboarding, help, signIn, forgotPassword, signingIn
  }

  @Test(
    "a link before sign-in changes nothing and is followed after sign-in",
    arguments: await ExternalAction.all, Place.allCases)
  func keep(_ action: ExternalAction, at place: Place) throws {
    let target = try #require(action.target)
    let session = try makeSession(at: place)
    let before = session.outcome
    try action.deliver(to: session)
    #expect(session.outcome == before)
    try signIn(session, from: place)
    #expect(session.outcome == Outcome(target))
    try session.perform(target.step)
    #expect(session.screen.path == target.nextPath)
    #expect(session.outcome.leaks == [])
    #expect(session.outcome.findings == [])
  }

  @Test(
    "an unsupported link shows an alert at once and is not followed later",
    arguments: [Place.onboarding, .signIn])
  func invalid(at place: Place) throws {
    let session = try makeSession(at: place)
    var expected = session.outcome
    expected.alert = "Cannot open this link"
    try session.perform(.open(url: "crew://nowhere"))
    #expect(session.outcome == expected)
    try session.perform(.tap(ElementQuery("OK", in: .alert)))
    try signIn(session, from: place)
    #expect(session.outcome == Outcome(.shifts))
  }

  @Test("a link to an unknown id shows an alert after sign-in, when the server can be asked")
  func unknownID() throws {
    let session = try makeSession(at: .signIn)
    try session.perform(.open(url: "crew://trips/t9"))
    #expect(session.outcome.alert == nil)
    try signIn(session, from: .signIn)
    var expected = Outcome(.shifts)
    expected.alert = "Cannot open this link"
    #expect(session.outcome == expected)
  }

  @Test("logging out during the check of a link drops the link")
  func loggedOut() throws {
    let session = try Session.crew()
    try session.tap(tab: "Account")
    try session.arrange(.latency(.seconds(3)))
    try session.perform(.open(url: "crew://shifts/s1"))
    try session.perform(.tap(ElementQuery("Log out")))
    try session.perform(.tap(ElementQuery("Log out", in: .sheet)))
    try session.perform(.wait(.seconds(5)))
    #expect(session.screen.path == ["SignIn"])
    #expect(session.outcome.alert == nil)
    #expect(session.outcome.leaks == [])
    #expect(session.outcome.findings == [])
  }

  @Test("only the last of several links is followed")
  func last() throws {
    let session = try makeSession(at: .signIn)
    for link in ExternalAction.links { try link.deliver(to: session) }
    try signIn(session, from: .signIn)
    #expect(session.outcome == Outcome(.account))
  }

  @Test("a pending link is followed once: the next sign-in starts at the shifts")
  func once() throws {
    let session = try makeSession(at: .signIn)
    try session.perform(.open(url: "crew://account"))
    try signIn(session, from: .signIn)
    try session.tap("Log out")
    try session.perform(.tap(ElementQuery("Log out", in: .sheet)))
    try signIn(session, from: .signIn)
    #expect(session.outcome == Outcome(.shifts))
  }

  private func makeSession(at place: Place) throws -> Session {
    let isNew = place == .onboarding || place == .help
    let session = try Session.crew(isNew ? [:] : ["onboarded": "true"])
    switch place {
    case .onboarding, .signIn: break
    case .help:
      try session.tap("Get started")
      try session.tap("Help")
    case .forgotPassword: try session.tap("Forgot password?")
    case .signingIn:
      try enterPassword(session)
      try session.perform(.tap(ElementQuery("Sign in")))
    }
    return session
  }

  private func signIn(_ session: Session, from place: Place) throws {
    switch place {
    case .onboarding:
      try session.tap("Get started")
      try passQuestions(session)
    case .help:
      try session.tap("Close")
      try passQuestions(session)
    case .forgotPassword: try session.tap("Cancel")
    case .signIn, .signingIn: break
    }
    if place != .signingIn {
      try enterPassword(session)
      try session.perform(.tap(ElementQuery("Sign in")))
    }
    try session.perform(.wait(.seconds(2)))
  }

  private func passQuestions(_ session: Session) throws {
    for title in ["Not now", "Not now", "Continue"] { try session.tap(title) }
  }

  private func enterPassword(_ session: Session) throws {
    try session.perform(.type("ann@crew.example", into: ElementQuery("Email")))
    try session.perform(.type("secret", into: ElementQuery("Password")))
  }
}
