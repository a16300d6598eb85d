import Coordination
import HeadlessUIKit
import RehearsalCore
import TestApps
import Testing

@testable import Shell

/// An app without coordinators that are watched.
private final class PlainAppDelegate: RootAppDelegate {}

/// An app with one coordinator that is watched.
private final class WatchedAppDelegate: RootAppDelegate {
  private final class Flow {
    init() { Lifetimes.watch(self) }
  }

  private let flow = Flow()
}

@Suite("The command coordinators")
struct CoordinatorInspectionTests {
  @Test("a row as wide as the window stays one line, a wider one is several")
  func width() throws {
    let session = try Session(WatchedAppDelegate.self)
    try session.launch()
    let whole = try #require(TreeInspector(session).coordinatorLines(width: 200).first)
    #expect(whole.hasPrefix("Flow  no kit"))
    #expect(TreeInspector(session).coordinatorLines(width: whole.count) == [whole])
    #expect(
      TreeInspector(session).coordinatorLines(width: whole.count - 1).prefix(2)
        == ["Flow", "    no kit"])
  }

  @Test("without a watched coordinator it says how to see the app's own")
  func none() throws {
    let session = try Session(PlainAppDelegate.self)
    try session.launch()
    #expect(
      TreeInspector(session).coordinatorLines(width: 80) == [
        "no coordinators: to see the app's own, call Lifetimes.watch(self) in the initializer of "
          + "their base class"
      ])
  }
}
