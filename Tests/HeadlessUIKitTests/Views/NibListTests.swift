import Foundation
import Testing

@testable import HeadlessUIKit

@Suite("Lists of nibs", .portedFolder)
final class NibListTests {
  /// Made first in each test: another test may run between a suite's properties and its test.
  private lazy var phone = SpyPhone()

  private func nib(_ objects: String) throws -> UINib {
    UINib(nibName: try Resources.nib(objects), bundle: nil)
  }

  @Test(
    "a table has the style that its nib says, and is plain without one",
    arguments: [
      ("", .plain), (#"style="plain""#, .plain), (#"style="grouped""#, .grouped),
      (#"style="insetGrouped""#, .insetGrouped),
    ] as [(String, UITableView.Style)])
  func style(attribute: String, style: UITableView.Style) throws {
    _ = phone
    let table = try nib("<tableView \(attribute)/>").instantiate(withOwner: nil).first
    #expect((table as? UITableView)?.style == style)
  }

  @Test("a registration of a nib without a cell or a header gives new ones to be reused")
  func registrations() throws {
    _ = phone
    let collection = UICollectionView()
    let path = IndexPath(item: 0, section: 0)
    let nib = try nib("<view/>")
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String>(
      cellNib: nib
    ) { cell, _, item in cell.accessibilityLabel = item }
    let cell = collection.dequeueConfiguredReusableCell(using: cells, for: path, item: "a")
    #expect(cell.accessibilityLabel == "a" && cell.reuseIdentifier == cells.identifier)
    let headers = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
      supplementaryNib: nib, elementKind: UICollectionView.elementKindSectionHeader
    ) { view, kind, _ in view.accessibilityLabel = kind }
    let header = collection.dequeueConfiguredReusableSupplementary(using: headers, for: path)
    #expect(header.accessibilityLabel == UICollectionView.elementKindSectionHeader)
    #expect(header.reuseIdentifier == headers.identifier)
  }
}
