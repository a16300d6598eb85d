import Foundation
import HeadlessUIKit
import Reactive
import ReactiveUIKit
import Testing

@Suite("Table bindings")
struct TableTests {
  final class Delegate: UITableViewDelegate {
    var chosen: [Int] = []

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      chosen.append(indexPath.row)
    }
  }

  let table = UITableView(frame: .zero, style: .plain)
  let bag = DisposeBag()

  func text(_ row: Int) -> String? {
    let place = IndexPath(row: row, section: 0)
    return table.dataSource?.tableView(table, cellForRowAt: place).textLabel?.text
  }

  @Test("items shows the latest sequence of rows")
  func items() {
    let rows = BehaviorRelay(value: ["a", "b"])
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    rows.bind(to: table.rx.items(cellIdentifier: "cell")) { row, text, cell in
      cell.textLabel?.text = "\(row) \(text)"
    }.disposed(by: bag)
    #expect(table.numberOfRows(inSection: 0) == 2)
    #expect(text(1) == "1 b")
    rows.accept(["x", "y", "z"])
    #expect(table.numberOfRows(inSection: 0) == 3)
    #expect(text(2) == "2 z")
  }

  @Test("items with a closure shows the cells it makes")
  func factory() {
    Observable.just([1, 2]).bind(to: table.rx.items) { _, row, number in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "\(row): \(number)"
      return cell
    }.disposed(by: bag)
    #expect(text(0) == "0: 1")
  }

  @Test("rows that are prefetched are sent, and still reach the app's own receiver")
  func prefetching() {
    final class Receiver: UITableViewDataSourcePrefetching {
      var calls: [String] = []
      func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
        calls.append("rows \(indexPaths.map(\.row))")
      }
      func tableView(
        _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
      ) { calls.append("cancelled \(indexPaths.map(\.row))") }
    }
    let own = Receiver()
    table.prefetchDataSource = own
    var sent: [String] = []
    table.rx.prefetchRows.subscribe(onNext: { sent.append("rows \($0.map(\.row))") })
      .disposed(by: bag)
    table.rx.cancelPrefetchingForRows
      .subscribe(onNext: { sent.append("cancelled \($0.map(\.row))") }).disposed(by: bag)
    table.rx.prefetchRows.subscribe(onNext: { _ in sent.append("again") }).disposed(by: bag)
    Observable.just(Array(0..<12)).bind(to: table.rx.items) { _, _, _ in
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }.disposed(by: bag)
    table.layoutIfNeeded()
    table.prefetchDataSource?.tableView(
      table, cancelPrefetchingForRowsAt: [IndexPath(row: 3, section: 0)])
    #expect(sent == ["rows [10, 11]", "again", "cancelled [3]"])
    #expect(own.calls == ["rows [10, 11]", "cancelled [3]"])
  }

  @Test("rows of a sequence that has ended stay where nobody keeps the binding")
  func unkept() {
    _ = Observable.just(["a", "b"]).bind(to: table.rx.items) { _, _, text in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = text
      return cell
    }
    #expect(table.numberOfRows(inSection: 0) == 2)
    #expect(text(1) == "b")
  }

  @Test("the view keeps the data source until the binding is disposed of")
  func released() {
    final class Marker {}
    weak var marker: Marker?
    var binding: (any Disposable)?
    do {
      let made = Marker()
      marker = made
      binding = Observable.just([1]).bind(to: table.rx.items) { _, _, _ in
        withExtendedLifetime(made) { UITableViewCell() }
      }
    }
    #expect(marker != nil)
    binding?.dispose()
    binding = nil
    #expect(marker == nil)
  }

  @Test("disposing of the items binding removes the data source")
  func disposed() {
    let binding = Observable.just([1]).bind(to: table.rx.items) { _, _, _ in UITableViewCell() }
    #expect(table.dataSource != nil)
    binding.dispose()
    #expect(table.dataSource == nil)
  }

  @Test("a selected row is sent, and the app's own delegate is called")
  func selection() {
    let delegate = Delegate()
    table.delegate = delegate
    Observable.just(["a", "b"]).bind(to: table.rx.items) { _, _, _ in UITableViewCell() }
      .disposed(by: bag)
    var heard: [String] = []
    let first = table.rx.itemSelected.subscribe(onNext: { heard.append("row \($0.row)") })
    let second = table.rx.modelSelected(String.self).subscribe(onNext: { heard.append($0) })
    table.delegate?.tableView(table, didSelectRowAt: IndexPath(row: 1, section: 0))
    #expect(heard == ["row 1", "b"])
    #expect(delegate.chosen == [1])
    first.dispose()
    second.dispose()
    #expect(table.delegate === delegate)
  }
}
