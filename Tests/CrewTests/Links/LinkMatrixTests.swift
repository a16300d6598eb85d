import HeadlessUIKit
import RehearsalCore
import Testing

@Suite("Links in every state of the app")
struct LinkMatrixTests {
  @Test("each state shows its path and alert", arguments: await InitialState.all)
  func state(_ state: InitialState) throws {
    let session = try state.makeSession()
    #expect(session.screen.path == state.path)
    #expect(session.screen.alert?.title == state.alert)
    #expect(session.outcome.leaks == [])
    #expect(session.outcome.findings == [])
  }

  @Test(
    "a link, push or quick action shows its target and closes what was presented",
    arguments: await ExternalAction.all, await InitialState.all)
  func follow(_ action: ExternalAction, in state: InitialState) throws {
    let target = try #require(action.target)
    let session = try state.makeSession()
    try action.deliver(to: session)
    try session.perform(.wait(.seconds(2)))
    #expect(session.outcome == Outcome(target, keeping: state.remaining))
    try session.perform(target.step)
    #expect(session.screen.path == target.nextPath)
    #expect(session.outcome.leaks == [])
    #expect(session.outcome.findings == [])
  }

  @Test(
    "an invalid link shows an alert and changes nothing else",
    arguments: await ExternalAction.invalid,
    await InitialState.all)
  func invalid(_ action: ExternalAction, in state: InitialState) throws {
    let undisturbed = try state.makeSession()
    try undisturbed.perform(.foreground)
    try undisturbed.perform(.wait(.seconds(2)))
    var expected = undisturbed.outcome
    expected.alert = "Cannot open this link"

    let session = try state.makeSession()
    try action.deliver(to: session)
    try session.perform(.wait(.seconds(2)))
    #expect(session.outcome == expected)
    try session.perform(.tap(ElementQuery("OK", in: .alert)))
    var answered = undisturbed.outcome
    if answered.alert == expected.alert { answered.alert = nil }
    #expect(session.outcome == answered)
  }
}
