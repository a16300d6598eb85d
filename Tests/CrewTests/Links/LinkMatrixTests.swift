import HeadlessUIKit
import RehearsalCore
import Testing

@Suite("A link against every state of the app")
struct LinkMatrixTests {
  @Test("a state is the one its name says", arguments: await LinkState.all)
  func state(_ state: LinkState) throws {
    let session = try state.reached()
    #expect(session.screen.path == state.path)
    #expect(session.screen.alert?.title == state.alert)
    #expect(session.outcome.leaks == [])
    #expect(session.outcome.findings == [])
  }

  @Test(
    "whatever arrives leads where it says, with nothing left of what was in the way",
    arguments: await Summons.all, await LinkState.all)
  func follow(_ summons: Summons, in state: LinkState) throws {
    let target = try #require(summons.target)
    let session = try state.reached()
    try summons.arrive(in: session)
    try session.perform(.wait(.seconds(2)))
    #expect(session.outcome == Outcome(target, keeping: state.kept))
    try session.perform(target.step)
    #expect(session.screen.path == target.nextPath)
    #expect(session.outcome.leaks == [])
    #expect(session.outcome.findings == [])
  }

  @Test(
    "what leads nowhere says so, and changes nothing else", arguments: await Summons.unknown,
    await LinkState.all)
  func refuse(_ summons: Summons, in state: LinkState) throws {
    let undisturbed = try state.reached()
    try undisturbed.perform(.foreground)
    try undisturbed.perform(.wait(.seconds(2)))
    var expected = undisturbed.outcome
    expected.alert = "Cannot open this link"

    let session = try state.reached()
    try summons.arrive(in: session)
    try session.perform(.wait(.seconds(2)))
    #expect(session.outcome == expected)
    try session.perform(.tap(ElementQuery("OK", in: .alert)))
    var answered = undisturbed.outcome
    if answered.alert == expected.alert { answered.alert = nil }
    #expect(session.outcome == answered)
  }
}
