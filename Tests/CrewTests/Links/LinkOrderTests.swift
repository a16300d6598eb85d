import HeadlessUIKit
import RehearsalCore
import Testing

@Suite("Links one after the other")
struct LinkOrderTests {
  /// How long after one link the next one comes.
  private static let pauses: [Duration] = [.zero, .milliseconds(100), .milliseconds(300)]

  @Test(
    "the same link twice leads to the same place once", arguments: await Summons.links, await pauses
  )
  func twice(_ summons: Summons, apart pause: Duration) throws {
    let target = try #require(summons.target)
    let session = try LinkState.plain.reached()
    try summons.arrive(in: session)
    try session.pass(pause)
    try summons.arrive(in: session)
    try session.perform(.wait(.seconds(2)))
    #expect(session.outcome == Outcome(target))
    try session.perform(target.step)
    #expect(session.screen.path == target.nextPath)
  }

  @Test(
    "the last link wins, whether the first is asked about, on its way, or there",
    arguments: await Summons.links, await Summons.links)
  func overtaking(_ first: Summons, _ last: Summons) throws {
    let target = try #require(last.target)
    for pause in Self.pauses + [.seconds(2)] {
      let session = try LinkState.plain.reached()
      try first.arrive(in: session)
      try session.pass(pause)
      try last.arrive(in: session)
      try session.perform(.wait(.seconds(2)))
      let kept = session.outcome.coordinators.filter { $0.hasSuffix("TripDetail") }
      #expect(session.outcome == Outcome(target, keeping: kept), "after \(pause)")
    }
  }

  @Test("what launches the app leads where it says", arguments: await Summons.all)
  func launching(_ summons: Summons) throws {
    let target = try #require(summons.target)
    let session = try LinkState.plain.reached()
    try session.perform(.terminate)
    try summons.arrive(in: session)
    try session.perform(.wait(.seconds(2)))
    #expect(session.outcome == Outcome(target))
  }

  @Test(
    "a link while the first screen still loads leads where it says", arguments: await Summons.all)
  func loading(_ summons: Summons) throws {
    let target = try #require(summons.target)
    let session = try Session.crew()
    try summons.arrive(in: session)
    try session.perform(.wait(.seconds(2)))
    #expect(session.outcome == Outcome(target))
  }
}
