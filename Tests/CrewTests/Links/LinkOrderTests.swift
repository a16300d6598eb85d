import HeadlessUIKit
import RehearsalCore
import Testing

@Suite("Successive links")
struct LinkOrderTests {
  /// The times between two links.
  private static let pauses: [Duration] = [.zero, .milliseconds(100), .milliseconds(300)]

  @Test(
    "the same link twice opens its target once", arguments: await ExternalAction.links, await pauses
  )
  func twice(_ action: ExternalAction, apart pause: Duration) throws {
    let target = try #require(action.target)
    let session = try InitialState.plain.makeSession()
    try action.deliver(to: session)
    try session.advanceClock(by: pause)
    try action.deliver(to: session)
    try session.perform(.wait(.seconds(2)))
    #expect(session.outcome == Outcome(target))
    try session.perform(target.step)
    #expect(session.screen.path == target.nextPath)
  }

  @Test(
    "the last link is followed, whether the first is being checked, opening or open",
    arguments: await ExternalAction.links, await ExternalAction.links)
  func overtaking(_ first: ExternalAction, _ last: ExternalAction) throws {
    let target = try #require(last.target)
    for pause in Self.pauses + [.seconds(2)] {
      let session = try InitialState.plain.makeSession()
      try first.deliver(to: session)
      try session.advanceClock(by: pause)
      try last.deliver(to: session)
      try session.perform(.wait(.seconds(2)))
      let remaining = session.outcome.coordinators.filter { $0.hasSuffix("TripDetail") }
      #expect(session.outcome == Outcome(target, keeping: remaining), "after \(pause)")
    }
  }

  @Test(
    "a link, push or quick action that launches the app shows its target",
    arguments: await ExternalAction.all)
  func launching(_ action: ExternalAction) throws {
    let target = try #require(action.target)
    let session = try InitialState.plain.makeSession()
    try session.perform(.terminate)
    try action.deliver(to: session)
    try session.perform(.wait(.seconds(2)))
    #expect(session.outcome == Outcome(target))
  }

  @Test(
    "a link shows its target while the first screen still loads",
    arguments: await ExternalAction.all)
  func loading(_ action: ExternalAction) throws {
    let target = try #require(action.target)
    let session = try Session.crew()
    try action.deliver(to: session)
    try session.perform(.wait(.seconds(2)))
    #expect(session.outcome == Outcome(target))
  }
}
