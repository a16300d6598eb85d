import HeadlessUIKit
import Reactive
import ReactiveUIKit
import Testing

@Suite("The delegate of a view that rx observes")
struct DelegateInstallationTests {
  final class Own: NSObject, UITableViewDelegate, UICollectionViewDelegate {
    var rows: [Int] = []

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      rows.append(indexPath.row)
    }
  }

  let table = UITableView()
  let own = Own()
  let path = IndexPath(row: 4, section: 0)

  @Test("a table has no delegate again once setDelegate is disposed of")
  func tableDelegate() {
    let installation = table.rx.setDelegate(own)
    #expect(table.delegate != nil)
    installation.dispose()
    #expect(table.delegate == nil)
  }

  @Test("a collection has no delegate again once setDelegate is disposed of")
  func collectionDelegate() {
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let installation = view.rx.setDelegate(own)
    #expect(view.delegate != nil)
    installation.dispose()
    #expect(view.delegate == nil)
  }

  @Test(
    "disposing of setDelegate leaves the events of other observers, and calls the delegate no more")
  func observed() {
    var heard: [Int] = []
    let installation = table.rx.setDelegate(own)
    let events = table.rx.itemSelected.subscribe(onNext: { heard.append($0.row) })
    table.delegate?.tableView(table, didSelectRowAt: path)
    installation.dispose()
    table.delegate?.tableView(table, didSelectRowAt: path)
    #expect(own.rows == [4])
    #expect(heard == [4, 4])
    events.dispose()
    #expect(table.delegate == nil)
  }

  @Test("the app's own delegate is the view's again once the last observer has left")
  func restored() {
    table.delegate = own
    let first = table.rx.itemSelected.subscribe()
    let second = table.rx.itemDeselected.subscribe()
    #expect(table.delegate !== own)
    first.dispose()
    #expect(table.delegate !== own)
    second.dispose()
    #expect(table.delegate === own)
  }
}
