import Foundation
import Testing

@testable import Porting

/// The kinds of the names that a local package declares, in apps that lack a module.
@Suite("Names of a local package", .enabled(if: System.isLinux))
struct PackageNameTests {
  /// Ports an app of one source with a package `Shapes`; returns what is left out, with its lines.
  private func leftOut(_ source: String, package: String) throws -> [String] {
    let folders = try Folders(["AppDelegate.swift": appDelegate, "A.swift": source])
    try folders.write(
      "../Shapes/Package.swift",
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Shapes", products: [.library(name: "Shapes", targets: ["Shapes"])],
        targets: [.target(name: "Shapes")])

      """)
    try folders.write("../Shapes/Sources/Shapes/Shapes.swift", package)
    let report = try folders.port { $0.packages = [folders.root.appendingPathComponent("Shapes")] }
    return report.notes.flatMap { note in
      note.places.map { "\($0.split(separator: ":").last ?? ""): \(note.name)" }
    }
  }

  @Test(
    "extensions may name the parameters of a package's generic type, not those of its functions")
  func genericParameters() throws {
    let lines =
      try leftOut(
        """
        import Shapes
        import UIKit
        extension Registration {
          func use(_ element: Supplementary) { print("used") }
          func draw(_ other: Canvasful) { print("drawn") }
        }
        """,
        package: """
          public struct Registration<Supplementary> {
            public func draw<Canvasful>(_ canvas: Canvasful) {}
          }

          """)
    #expect(lines == ["5: draw of A.swift"])
  }

  @Test(
    "a package's property may have members and its method may be called, and not the other way")
  func kinds() throws {
    let lines =
      try leftOut(
        """
        import PinLayout
        import Shapes
        import UIKit
        final class Box: UIView {
          func arrange(_ pen: Pen) {
            pen.spareNibs.removeAll()
            pen.spareNibs(1)
            pen.sharpenTwice()
            pen.sharpenTwice.removeAll()
          }
        }
        """,
        package: """
          public final class Pen {
            public var spareNibs: [Int] = []
            public func sharpenTwice() {}
          }

          """)
    #expect(lines == ["9: sharpenTwice", "7: spareNibs"])
  }
}
