import Testing

@testable import Porting

@Suite("Labels that nothing declares", .enabled(if: System.isLinux))
struct UnknownLabelTests {
  @Test("a call with an unknown label is left out where a module is missing, but not in SwiftUI")
  func labels() throws {
    let call = "UIView(wobble: 1)"
    let folders = try Folders([
      "AppDelegate.swift": appDelegate,
      "Drawn.swift": "import SwiftUI\nimport Wobbling\nfunc drawn() -> Any { \(call) }\n",
      "Missing.swift": "import UIKit\nimport Wobbling\nfunc missing() -> Any { \(call) }\n",
    ])
    let notes = try folders.port().notes.map { "\($0.name): \($0.advice)" }
    #expect(
      notes == [
        """
        missing() of Missing.swift: it uses `init(wobble:)` of Wobbling: name a checkout of \
        Wobbling with --package
        """
      ])
  }
}
