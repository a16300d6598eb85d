import Foundation
import HeadlessUIKit
import Testing

/// The owner of a nib, which has the rows of a table in it.
private final class RowOwner: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}

@Suite("The owner of a nib", .portedFolder)
struct NibOwnerTests {
  @Test("an outlet of a view in the nib leads to the owner")
  func outlet() throws {
    _ = SpyPhone()
    let nib = UINib(
      nibName: try Resources.nib(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>\
        <tableView id="t"><connections><outlet property="dataSource" destination="-1"/>\
        </connections></tableView>
        """), bundle: nil)
    let owner = RowOwner()
    let table = try #require(nib.instantiate(withOwner: owner).first as? UITableView)
    #expect(table.dataSource === owner)
    #expect(table.numberOfRows(inSection: 0) == 2)
  }
}
