import HeadlessUIKit

/// One line of a screen's picture: an element, with what it holds and how it is.
struct Row {
  let depth: Int
  let name: String
  let value: String
  let note: String
}

extension Row {
  /// How wide the columns of a picture are.
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

  /// The line, cut to the picture's width.
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
  /// A row an element; a cell of nothing but text is one row, and so are all tabs.
  static func rows(of elements: [Screen.Element]) -> [Row] {
    var rows: [Row] = []
    var cells = 0
    var index = 0
    while index < elements.count {
      let element = elements[index]
      var end = index + 1
      while end < elements.count, elements[end].depth > element.depth { end += 1 }
      let inside = elements[(index + 1)..<end]
      switch element.type {
      case .navigationBar, .tabBar, .toolbar, .table:
        let isTitled = element.type == .navigationBar
        rows += Row.rows(of: inside.filter { !(isTitled && $0.isPlainText) }.map(\.raised))
        index = end
      case .cell:
        cells += 1
        rows.append(cell(element, number: cells, texts: inside.filter(\.isPlainText)))
        rows += inside.filter { !$0.isPlainText }.map(Row.init)
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
    let words = texts.map(\.label).filter { !$0.isEmpty }
    let text = words.isEmpty ? element.label : words.joined(separator: " · ")
    var notes: [String] = []
    if element.isSelected { notes.append("selected") }
    if !element.isEnabled { notes.append("disabled") }
    return Row(
      depth: element.depth, name: "cell \(number)  \(text)", value: "",
      note: notes.joined(separator: ", "))
  }

  private init(tabs: [Screen.Element]) {
    let titles = tabs.map { $0.isSelected ? "(\($0.label))" : $0.label }
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
    default: notes.append(element.type.rawValue)
    }
    if !element.isEnabled { notes.append("disabled") }
    if element.isSelected { notes.append("selected") }
    if element.hasFocus { notes.append("focused") }
    return notes.joined(separator: ", ")
  }
}

extension Screen.Element {
  /// The element one level up, out of the bar it is in.
  fileprivate var raised: Screen.Element {
    var raised = self
    raised.depth -= 1
    return raised
  }

  var isPlainText: Bool { type == .staticText }
}
