import HeadlessUIKit

/// A table's data source and delegate that records the calls it gets.
final class TableRecorder: UITableViewDataSource, UITableViewDelegate {
  let diary = Diary()
  let table: UITableView
  var sections: [[String]]
  var headers: [String?]

  /// Whether calls about cells are recorded too.
  var recordsCells = false

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

  private func record(_ call: String, _ path: IndexPath) {
    diary.write("\(call) \(path.section).\(path.row)")
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    if recordsCells { record("cell", indexPath) }
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = sections[indexPath.section][indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    headers.indices.contains(section) ? headers[section] : nil
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { if recordsCells { record("willDisplay", indexPath) } }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) { if recordsCells { record("didEndDisplaying", indexPath) } }

  func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool {
    record("shouldHighlight", indexPath)
    return sections[indexPath.section][indexPath.row] != "not highlightable"
  }

  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    record("didHighlight", indexPath)
  }

  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    record("didUnhighlight", indexPath)
  }

  func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    record("willSelect", indexPath)
    return sections[indexPath.section][indexPath.row] == "not selectable" ? nil : indexPath
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    record("didSelect", indexPath)
  }

  func tableView(
    _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    record("willDeselect", indexPath)
    return indexPath
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    record("didDeselect", indexPath)
  }

  func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) { record("accessory", indexPath) }
}
