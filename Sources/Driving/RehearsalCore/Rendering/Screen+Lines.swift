import HeadlessUIKit
import VirtualTime

extension Screen {
  /// Returns the screen as plain text: a heading, the elements, the banner and the next pending work.
  ///
  /// - Parameter width: the number of columns; at least 40 are used.
  public func lines(width: Int = 78) -> [String] {
    let width = max(width, 40)
    guard !name.isEmpty else { return ["(nothing on screen)"] }
    let rows = Row.rows(of: elements, cellsAbove: cellsAbove)
    let layout = Row.Layout(rows, width: width)
    var lines = [heading(width: width)]
    lines += rows.map { $0.text(in: layout) }
    if let banner { lines.append("  banner     \(banner.text.scriptQuoted)") }
    if let next = pending.first { lines.append("  …\(next.sentence)") }
    return lines
  }

  private func heading(width: Int) -> String {
    let name = name.cut(to: width)
    let path = path(width: width - name.displayWidth - 2)
    let gap = width - name.displayWidth - path.displayWidth
    return path.isEmpty ? name : name + String(repeating: " ", count: gap) + path
  }

  /// Returns the path from the app's name; where it is too wide, without its first screens.
  private func path(width: Int) -> String {
    var parts = [app] + (self.path.isEmpty ? [name] : self.path)
    var text = parts.joined(separator: " ▸ ")
    while text.displayWidth > width, parts.count > 1 {
      parts.removeFirst()
      text = "… ▸ " + parts.joined(separator: " ▸ ")
    }
    return text.displayWidth > width ? "" : text
  }
}

extension Screen.Pending {
  /// The pending work, such as `next event in 200 ms: request POST /session`.
  var sentence: String {
    "next event in \(Duration.nanoseconds(nanoseconds).spoken): \(purpose)"
  }
}

// MARK: Rows

/// A line of a rendered screen: an element's name, value and state.
private struct Row {
  let depth: Int
  let name: String
  let value: String
  let note: String

  init(depth: Int, name: String, value: String, note: String) {
    self.depth = depth
    // One line for each element, whatever its text: a line break is shown as scripts write it.
    self.name = name.controlsEscaped
    self.value = value
    self.note = note
  }
}

extension Row {
  /// The widths of the columns.
  struct Layout {
    let name: Int
    let value: Int
    let width: Int

    init(_ rows: [Row], width: Int) {
      self.width = width
      let paired = rows.filter { !$0.value.isEmpty || !$0.note.isEmpty }
      name = min(paired.map { 2 * $0.depth + $0.name.displayWidth }.max() ?? 0, width * 2 / 5)
      value = min(paired.map(\.value.displayWidth).max() ?? 0, width * 2 / 5)
    }
  }

  /// Returns the line, truncated to the layout's width.
  func text(in layout: Layout) -> String {
    let indent = String(repeating: "  ", count: depth + 1)
    guard !value.isEmpty || !note.isEmpty else {
      return (indent + name).cut(to: layout.width)
    }
    let column = layout.name - 2 * depth
    var line = indent + name.padded(to: column)
    if layout.value > 0 { line += "  " + value.padded(to: layout.value) }
    if !note.isEmpty { line += "  " + note }
    while line.last == " " { line.removeLast() }
    return line.cut(to: layout.width)
  }
}

extension Row {
  /// Returns one row per element; a cell with its texts is one row, and all tabs are one row.
  static func rows(of elements: [Screen.Element], cellsAbove: Int = 0) -> [Row] {
    var rows: [Row] = []
    var cells = cellsAbove
    var index = 0
    while index < elements.count {
      let element = elements[index]
      var end = index + 1
      while end < elements.count, elements[end].depth > element.depth { end += 1 }
      let inside = elements[(index + 1)..<end]
      switch element.type {
      case .navigationBar, .tabBar, .toolbar, .table, .collectionView:
        // The heading has the title; a prompt and the texts of a title view are told.
        let title = element.type == .navigationBar ? element.identifier : nil
        let shown = inside.filter { !($0.isStaticText && $0.label == title) }
        rows += Row.rows(of: shown.map(\.outdented), cellsAbove: cellsAbove)
        index = end
      case .cell:
        cells += 1
        rows.append(cell(element, number: cells, texts: inside.filter(\.isStaticText)))
        rows += inside.filter { !$0.isStaticText }.map(Row.init)
        index = end
      case .tab:
        let tabs = elements[index...].prefix { $0.type == .tab }
        rows.append(Row(tabs: Array(tabs)))
        index += tabs.count
      default:
        rows.append(Row(element))
        index += 1
      }
    }
    return rows
  }

  private static func cell(
    _ element: Screen.Element, number: Int, texts: [Screen.Element]
  ) -> Row {
    let labels = texts.map(\.label).filter { !$0.isEmpty }
    let text = labels.isEmpty ? element.label : labels.joined(separator: " · ")
    var notes: [String] = []
    if element.isSelected { notes.append("selected") }
    if !element.isEnabled { notes.append("disabled") }
    return Row(
      depth: element.depth, name: "cell \(number)  \(text)", value: "",
      note: notes.joined(separator: ", "))
  }

  private init(tabs: [Screen.Element]) {
    let titles = tabs.map { tab in
      let badge = tab.value.map { $0.isEmpty ? "" : " \($0.scriptQuoted)" } ?? ""
      return (tab.isSelected ? "(\(tab.label))" : tab.label) + badge
    }
    self.init(
      depth: tabs.first?.depth ?? 0, name: "tabs  " + titles.joined(separator: " · "),
      value: "", note: "")
  }

  private init(_ element: Screen.Element) {
    self.init(
      depth: element.depth, name: Self.name(of: element),
      value: Self.holdsValue(element) ? (element.value ?? "").scriptQuoted : "",
      note: Self.note(on: element))
  }

  private static func name(of element: Screen.Element) -> String {
    let name = element.label.isEmpty ? element.identifier ?? "" : element.label
    switch element.type {
    case .button, .link: return "[\(name)]"
    case .staticText: return name
    default: return name.isEmpty ? element.type.rawValue : name
    }
  }

  private static func holdsValue(_ element: Screen.Element) -> Bool {
    switch element.type {
    case .textField, .secureTextField, .searchField, .textView: true
    case .staticText, .button, .navigationBar: false
    default: element.value?.isEmpty == false
    }
  }

  private static func note(on element: Screen.Element) -> String {
    var notes: [String] = []
    switch element.type {
    case .button, .staticText: break
    default: if name(of: element) != element.type.rawValue { notes.append(element.type.rawValue) }
    }
    if !element.isEnabled { notes.append("disabled") }
    if element.isSelected { notes.append("selected") }
    if element.hasFocus { notes.append("focused") }
    return notes.joined(separator: ", ")
  }
}

extension Screen.Element {
  /// The element, one level less deep.
  fileprivate var outdented: Screen.Element {
    var element = self
    element.depth -= 1
    return element
  }

  fileprivate var isStaticText: Bool { type == .staticText }
}
