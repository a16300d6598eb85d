import HeadlessUIKit

/// A table's data source and delegate that writes everything down.
final class Tabular: UITableViewDataSource, UITableViewDelegate {
  let diary = Diary()
  let table: UITableView
  var sections: [[String]]
  var headers: [String?]

  /// Writes down when cells come and go too.
  var tellsOfCells = false

  init(_ sections: [[String]], headers: [String?] = [], style: UITableView.Style = .plain) {
    self.sections = sections
    self.headers = headers
    table = UITableView(frame: .zero, style: style)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = self
    table.delegate = self
  }

  convenience init(rows: Int) {
    self.init([(0..<rows).map { "row \($0)" }])
  }

  private func write(_ what: String, _ path: IndexPath) {
    diary.write("\(what) \(path.section).\(path.row)")
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    if tellsOfCells { write("cell", indexPath) }
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = sections[indexPath.section][indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    headers.indices.contains(section) ? headers[section] : nil
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { if tellsOfCells { write("willDisplay", indexPath) } }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) { if tellsOfCells { write("didEndDisplaying", indexPath) } }

  func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool {
    write("shouldHighlight", indexPath)
    return sections[indexPath.section][indexPath.row] != "stiff"
  }

  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    write("didHighlight", indexPath)
  }

  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    write("didUnhighlight", indexPath)
  }

  func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    write("willSelect", indexPath)
    return sections[indexPath.section][indexPath.row] == "shy" ? nil : indexPath
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    write("didSelect", indexPath)
  }

  func tableView(
    _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    write("willDeselect", indexPath)
    return indexPath
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    write("didDeselect", indexPath)
  }

  func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) { write("accessory", indexPath) }
}
