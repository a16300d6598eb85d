import Foundation
import Testing

@testable import Porting

@Suite("Tables whose rows are edited")
struct TableEditingTests {
  private static let parameters =
    "(_ table: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath) {}"

  @Test("a class that edits rows and does not say which lets all be edited, on the same line")
  func added() throws {
    let lines = try portedLines(
      """
      import UIKit
      final class Notes: UITableViewController {
        override func tableView\(Self.parameters)
      }
      final class Tags: UIViewController {}
      extension Tags: UITableViewDataSource {
        /// Deletes a tag.
        public func tableView\(Self.parameters)
      }

      """)
    let answer = "func tableView(_: UITableView, canEditRowAt _: IndexPath) -> Bool { true }; "
    #expect(lines[2] == "  override \(answer)override func tableView\(Self.parameters)")
    #expect(lines[7] == "  public \(answer)public func tableView\(Self.parameters)")
  }

  @Test(
    "a class stays as it is where it, its superclass or its subclass says which rows, or UIKit does"
  )
  func kept() throws {
    let decides =
      "func tableView(_ table: UITableView, canEditRowAt path: IndexPath) -> Bool { false }"
    let source = """
      import UIKit
      final class Notes: UITableViewController {
        override \(decides)
        override func tableView\(Self.parameters)
      }
      class Tags: UITableViewController {
        override func tableView\(Self.parameters)
      }
      final class OwnTags: Tags {
        override \(decides)
      }
      final class Source: UITableViewDiffableDataSource<Int, Int> {
        override func tableView\(Self.parameters)
      }

      """
    #expect(try portedLines(source).joined(separator: "\n") == source)
  }
}
