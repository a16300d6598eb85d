import Foundation
import HeadlessUIKit
import Testing

/// A list of numbers that records which of them are prefetched, and may change then.
private final class Numbers: NSObject, UITableViewDataSource, UICollectionViewDataSource,
  UITableViewDataSourcePrefetching, UICollectionViewDataSourcePrefetching
{
  var count: Int
  var prefetched: [[Int]] = []
  var didPrefetch: (([Int]) -> Void)?

  init(_ count: Int) { self.count = count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    note(indexPaths)
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
    note(indexPaths)
  }

  private func note(_ paths: [IndexPath]) {
    prefetched.append(paths.map(\.row))
    didPrefetch?(paths.map(\.row))
  }

  /// The first and last number of each call.
  func take() -> [[Int]] {
    defer { prefetched = [] }
    return prefetched.map { [$0.first, $0.last].compactMap(\.self) }
  }
}

@Suite("Prefetching")
struct PrefetchingTests {
  private func shown(_ numbers: Numbers) -> (phone: Phone, table: UITableView) {
    let table = UITableView()
    table.dataSource = numbers
    table.prefetchDataSource = numbers
    let phone = Phone(table)
    phone.settle()
    return (phone, table)
  }

  @Test(
    "rows after the tenth are prefetched, up to ten beyond the thirty in sight",
    arguments: [
      (0, []), (10, []), (11, [[10, 10]]), (25, [[10, 24]]), (40, [[10, 39]]), (99, [[10, 39]]),
    ])
  func rows(count: Int, expected: [[Int]]) {
    let numbers = Numbers(count)
    _ = shown(numbers)
    #expect(numbers.take() == expected)
  }

  @Test("scrolling prefetches the rows that come nearer, each once")
  func scrolling() {
    let numbers = Numbers(100)
    let (_, table) = shown(numbers)
    _ = numbers.take()
    table.scrollToRow(at: IndexPath(row: 35, section: 0), at: .none, animated: false)
    #expect(numbers.take() == [[40, 45]])
    table.scrollToRow(at: IndexPath(row: 0, section: 0), at: .none, animated: false)
    #expect(numbers.take() == [])
    table.scrollToRow(at: IndexPath(row: 99, section: 0), at: .none, animated: false)
    #expect(numbers.take() == [[46, 99]])
  }

  @Test(
    "a page that is loaded by prefetching its last row is followed by the next, until it is far")
  func pages() {
    let numbers = Numbers(20)
    numbers.didPrefetch = { [unowned numbers] in
      if $0.contains(numbers.count - 1) { numbers.count += 20 }
    }
    let (phone, table) = shown(numbers)
    #expect(numbers.take() == [[10, 19]])
    table.reloadData()
    phone.settle()
    #expect(numbers.take() == [[10, 39]])
    table.reloadData()
    phone.settle()
    #expect(numbers.take() == [[10, 39]])
    #expect(numbers.count == 60)
  }

  @Test("a reload during prefetching prefetches nothing again, and one afterwards does")
  func reloading() {
    let numbers = Numbers(15)
    let (phone, table) = shown(numbers)
    _ = numbers.take()
    numbers.didPrefetch = { _ in table.reloadData() }
    table.reloadData()
    phone.settle()
    #expect(numbers.take() == [[10, 14]])
    numbers.didPrefetch = nil
    table.reloadData()
    phone.settle()
    #expect(numbers.take() == [[10, 14]])
  }

  @Test("inserted rows are prefetched alone; after a deletion all are again")
  func updates() {
    let numbers = Numbers(15)
    let (phone, table) = shown(numbers)
    _ = numbers.take()
    numbers.count = 17
    table.insertRows(
      at: [IndexPath(row: 15, section: 0), IndexPath(row: 16, section: 0)], with: .none)
    phone.settle()
    #expect(numbers.take() == [[15, 16]])
    numbers.count = 16
    table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    phone.settle()
    #expect(numbers.take() == [[10, 15]])
  }

  @Test("nothing is prefetched for a list that does not want it, or without a receiver")
  func disabled() {
    let numbers = Numbers(20)
    let table = UITableView()
    table.dataSource = numbers
    table.isPrefetchingEnabled = false
    table.prefetchDataSource = numbers
    let phone = Phone(table)
    phone.settle()
    #expect(numbers.take() == [])
    table.isPrefetchingEnabled = true
    table.reloadData()
    phone.settle()
    #expect(numbers.take() == [[10, 19]])
    table.prefetchDataSource = nil
    table.reloadData()
    phone.settle()
    #expect(numbers.take() == [])
  }

  @Test("items of a collection are prefetched like rows")
  func items() {
    let numbers = Numbers(50)
    let collection = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = numbers
    collection.prefetchDataSource = numbers
    let phone = Phone(collection)
    phone.settle()
    #expect(numbers.take() == [[10, 39]])
    collection.isPrefetchingEnabled = false
    collection.reloadData()
    phone.settle()
    #expect(numbers.take() == [])
  }
}
