import Foundation
import HeadlessDevice
import HeadlessUIKit
import Testing

/// A table's source and delegate that records which headers and footers are displayed.
private final class Sections: UITableViewDataSource, UITableViewDelegate {
  let diary = Diary()

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "H" }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { "F" }

  private func write(_ call: String, _ view: UIView, _ section: Int) {
    let text = (view as? UITableViewHeaderFooterView)?.textLabel?.text ?? ""
    diary.write("\(call) \(text)\(section), \(view.superview == nil ? "out" : "in")")
  }

  func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) { write("will header", view, section) }

  func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) { write("will footer", view, section) }

  func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) { write("end header", view, section) }

  func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) { write("end footer", view, section) }
}

@Suite("Display of a table's headers and footers")
struct HeaderDisplayTests {
  @Test("the delegate is told before a header and a footer are shown, and after they are removed")
  func told() {
    let (table, source) = (UITableView(frame: .zero, style: .grouped), Sections())
    table.dataSource = source
    table.delegate = source
    let phone = Phone(table)
    #expect(phone.lines == ["table", "staticText \"H\"", "cell", "staticText \"F\""])
    #expect(source.diary.read() == ["will header H0, out", "will footer F0, out"])
    table.reloadData()
    #expect(source.diary.read() == ["end footer F0, out", "end header H0, out"])
  }
}
