import Foundation
import Testing

@testable import Porting

/// Source: the Swift Evolution proposal SE-0155, after which a case with values has at least one.
@Suite("Swift of former versions")
struct OlderSwiftTests {
  @Test("a case with an empty list of values, which Swift 4 allows, gets one without a meaning")
  func emptyValues() throws {
    let folders = try Folders([
      "AppDelegate.swift": appDelegate,
      "Coins.swift": """
      enum Coins {
        case all(), one(name: String)
        case none
        static var first: Coins { .all() }
        var isAll: Bool { if case .all = self { true } else { false } }
      }

      """,
    ])
    _ = try folders.port()
    #expect(
      try folders.written("Sources/Hello/App/Coins.swift").contains(
        """
        enum Coins {
          case all(Void = ()), one(name: String)
          case none
          static var first: Coins { .all() }
          var isAll: Bool { if case .all = self { true } else { false } }
        }
        """))
  }

  @Test("a constant that is written open is public")
  func openConstant() throws {
    let lines = try portedLines(
      """
      open class Slider {
        open let step = 1
        open var value = 0
        @available(*, deprecated) open let last: Int = 2
      }

      """)
    #expect(
      lines[1...3] == [
        "  public let step = 1", "  open var value = 0",
        "  @available(*, deprecated) public let last: Int = 2",
      ])
  }
}
