import Foundation
import HeadlessUIKit
import Testing

/// A table's source whose first section has neither header nor footer, as apps hide them.
private final class Heights: UITableViewDataSource, UITableViewDelegate {
  let diary = Diary()

  func numberOfSections(in tableView: UITableView) -> Int { 2 }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    "header \(section)"
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    "footer \(section)"
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    diary.write("view \(section)")
    return nil
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    section == 0 ? 0 : 40
  }

  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    section == 0 ? 0 : UITableView.automaticDimension
  }
}

@Suite("UITableView, headers and reloading")
struct UITableViewHeaderTests {
  @Test("a header or footer of height 0 is neither asked for nor shown")
  func heights() {
    let (table, source) = (UITableView(frame: .zero, style: .grouped), Heights())
    table.dataSource = source
    table.delegate = source
    let phone = Phone(table)
    #expect(
      phone.lines == [
        "table", "cell", "staticText \"header 1\"", "cell", "staticText \"footer 1\"",
      ])
    #expect(source.diary.lines == ["view 1"])
  }

  @Test("a header shows the default content configuration")
  func defaultContent() {
    let header = UITableViewHeaderFooterView(reuseIdentifier: "header")
    var content = header.defaultContentConfiguration()
    content.text = "Rates"
    content.secondaryText = "of today"
    header.contentConfiguration = content
    #expect(
      Phone(header).lines == ["staticText \"Rates\"", "staticText \"of today\""])
  }

  @Test("reusable headers and footers are found by their section while it is visible")
  func reusable() {
    final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
      let header = UITableViewHeaderFooterView(reuseIdentifier: "header")
      let footer = UITableViewHeaderFooterView(reuseIdentifier: "footer")

      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }

      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        header
      }

      func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        footer
      }
    }
    let (table, source) = (UITableView(frame: .zero, style: .grouped), Source())
    table.dataSource = source
    table.delegate = source
    #expect(table.footerView(forSection: 0) == nil)
    let phone = Phone(table)
    _ = phone.lines
    #expect(table.headerView(forSection: 0) === source.header)
    #expect(table.footerView(forSection: 0) === source.footer)
    #expect(table.footerView(forSection: 1) == nil)
  }

  @Test("sectionHeaderHeight 0 shows no headers where the delegate gives no height")
  func tableHeight() {
    let source = TableRecorder([["a"]], headers: ["A"])
    source.table.sectionHeaderHeight = 0
    #expect(Phone(source.table).lines == ["table", "cell \"a\"", "staticText \"a\""])
  }

  @Test("a row of height 0 is not on the screen until an update asks for its height again")
  func collapsedRow() {
    final class Collapsing: UITableViewDataSource, UITableViewDelegate {
      var isOpen = false
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.accessibilityLabel = "row \(indexPath.row)"
        return cell
      }
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        indexPath.row == 1 && !isOpen ? 0 : 44
      }
    }
    let (table, source) = (UITableView(), Collapsing())
    table.dataSource = source
    table.delegate = source
    let phone = Phone(table)
    #expect(phone.lines == ["table", "cell \"row 0\""])
    source.isOpen = true
    table.beginUpdates()
    table.endUpdates()
    #expect(phone.lines == ["table", "cell \"row 0\"", "cell \"row 1\""])
  }

  @Test("reloading while the delegate hears of a cell leaves no extra cells")
  func reloadingInWillDisplay() {
    final class Reloading: UITableViewDataSource, UITableViewDelegate {
      var reloads = 1
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
      func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
      ) {
        guard reloads > 0 else { return }
        reloads -= 1
        tableView.reloadData()
      }
    }
    let (table, source) = (UITableView(), Reloading())
    table.dataSource = source
    table.delegate = source
    let phone = Phone(table)
    #expect(phone.lines == ["table", "cell", "cell"])
    #expect(table.subviews.count == 2)
  }

  @Test("reloading in a batch of updates shows the data source's rows, and is no finding")
  func reloadingInBatch() {
    let source = TableRecorder([["a", "b"]])
    let phone = Phone(source.table)
    source.table.performBatchUpdates {
      source.sections = [["c"]]
      source.table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      source.table.reloadData()
    }
    phone.settle()
    #expect(source.table.visibleCells.map(\.textLabel?.text) == ["c"])
    #expect(phone.findings == [])
  }
}
