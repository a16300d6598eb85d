import HeadlessUIKit
import RehearsalCore
import TestApps
import Testing

@testable import Shell

/// An app without coordinators that are watched.
private final class PlainAppDelegate: RootAppDelegate {}

@Suite("The command coordinators")
struct CoordinatorInspectionTests {
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
