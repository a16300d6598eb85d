import Foundation
import HeadlessUIKit
import Testing

/// A list that changes in a batch, by closures that do not name `self`.
private final class Rows: UITableView, UITableViewDataSource {
  var count = 1

  func numbers(_ change: () -> Void) -> Int {
    performBatchUpdates({
      change()
      count = 3
      insertRows(at: [IndexPath(row: 1, section: 0), IndexPath(row: 2, section: 0)], with: .none)
    })
    return numberOfRows(inSection: 0)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}

private final class Items: UICollectionView, UICollectionViewDataSource {
  var count = 1
  var batches = 0

  override func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    batches += 1
    super.performBatchUpdates(updates, completion: completion)
  }

  func numbers(_ change: () -> Void) -> Int {
    performBatchUpdates {
      change()
      count = 2
      insertItems(at: [IndexPath(item: 1, section: 0)])
    }
    return numberOfItems(inSection: 0)
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

@Suite("Batches of changes")
struct BatchUpdateTests {
  @Test("a closure that is not kept changes a table as one that is, and completes later")
  func table() {
    let rows = Rows(frame: .zero, style: .plain)
    rows.dataSource = rows
    let phone = Phone(rows)
    var calls: [String] = []
    #expect(rows.numbers { calls.append("changed") } == 3)
    rows.performBatchUpdates({ calls.append("again") }, completion: { calls.append("done \($0)") })
    #expect(calls == ["changed", "again"])
    phone.wait(.milliseconds(300))
    #expect(calls == ["changed", "again", "done true"])
    #expect(phone.findings == [])
  }

  @Test("a closure that is not kept changes a collection through the method that a class overrides")
  func collection() {
    let items = Items(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    items.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    items.dataSource = items
    let phone = Phone(items)
    var calls = 0
    #expect(items.numbers { calls += 1 } == 2)
    let diary = Diary()
    items.performBatchUpdates(nil) { diary.write("done \($0)") }
    #expect(calls == 1 && items.batches == 2 && diary.lines == [])
    phone.wait(.milliseconds(300))
    #expect(diary.read() == ["done true"])
    #expect(phone.findings == [])
  }
}
