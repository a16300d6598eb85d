import HeadlessUIKit
import RehearsalCore
import Testing

@Suite("Links before somebody is signed in")
struct KeptLinkTests {
  /// Where somebody can be before they are signed in.
  enum Place: String, CaseIterable, Sendable {
    case onboarding, help, signIn, forgotPassword, signingIn
  }

  @Test(
    "what arrives too early is kept, changes nothing, and is followed once signed in",
    arguments: await Summons.all, Place.allCases)
  func keep(_ summons: Summons, at place: Place) throws {
    let target = try #require(summons.target)
    let session = try reached(place)
    let before = session.outcome
    try summons.arrive(in: session)
    #expect(session.outcome == before)
    try signIn(session, from: place)
    #expect(session.outcome == Outcome(target))
    try session.perform(target.step)
    #expect(session.screen.path == target.nextPath)
    #expect(session.outcome.leaks == [])
    #expect(session.outcome.findings == [])
  }

  @Test(
    "a link that is none says so at once, and nothing of it is kept",
    arguments: [Place.onboarding, .signIn])
  func refuse(at place: Place) throws {
    let session = try reached(place)
    var expected = session.outcome
    expected.alert = "Cannot open this link"
    try session.perform(.open(url: "crew://nowhere"))
    #expect(session.outcome == expected)
    try session.perform(.tap(ElementQuery("OK", in: .alert)))
    try signIn(session, from: place)
    #expect(session.outcome == Outcome(.shifts))
  }

  @Test("a link to what nobody knows is refused once somebody is signed in, and may be asked")
  func refuseLater() throws {
    let session = try reached(.signIn)
    try session.perform(.open(url: "crew://trips/t9"))
    #expect(session.outcome.alert == nil)
    try signIn(session, from: .signIn)
    var expected = Outcome(.shifts)
    expected.alert = "Cannot open this link"
    #expect(session.outcome == expected)
  }

  @Test("a link that is still asked about when somebody logs out leads nowhere")
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

  @Test("of several only the last is followed")
  func last() throws {
    let session = try reached(.signIn)
    for link in Summons.links { try link.arrive(in: session) }
    try signIn(session, from: .signIn)
    #expect(session.outcome == Outcome(.account))
  }

  @Test("a kept link is followed once: the next one to sign in starts at the shifts")
  func once() throws {
    let session = try reached(.signIn)
    try session.perform(.open(url: "crew://account"))
    try signIn(session, from: .signIn)
    try session.tap("Log out")
    try session.perform(.tap(ElementQuery("Log out", in: .sheet)))
    try signIn(session, from: .signIn)
    #expect(session.outcome == Outcome(.shifts))
  }

  private func reached(_ place: Place) throws -> Session {
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
