import Foundation
import Testing

@testable import Porting

@Suite("Names that a package declares for some builds alone")
struct ConditionalNameTests {
  @Test("a name that a package declares under a condition is known in a file that lacks a module")
  func conditional() throws {
    let folders = try Folders([
      "AppDelegate.swift": appDelegate,
      "Screen.swift": """
      import Alpha
      import Diagrams
      let extra = Extra()
      let note = Note(extra)

      """,
    ])
    try folders.write(
      "../Alpha/Package.swift",
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Alpha", products: [.library(name: "Alpha", targets: ["Alpha"])],
        targets: [.target(name: "Alpha")])

      """)
    try folders.write(
      "../Alpha/Sources/Alpha/A.swift",
      """
      #if DEBUG
      public final class Extra { public init() {} }
      #else
      public struct Note { public init(_ extra: Any) {} }
      #endif

      """)
    let report = try folders.port {
      $0.packages = [folders.root.appendingPathComponent("Alpha")]
    }
    #expect(report.notes.filter { $0.kind.contains("left out") } == [])
  }
}
