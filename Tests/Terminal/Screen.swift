/// The screen of a VT100 with some of xterm's functions: rows of cells and a cursor.
struct Screen: Equatable {
  /// One column: a grapheme cluster and its width; the second half of a wide one is empty.
  struct Cell: Equatable {
    var text = " "
    var width = 1
    /// The parameters of the last SGR, empty for plain text.
    var style = ""

    static let secondHalf = Cell(text: "", width: 0)
  }

  struct Position: Equatable {
    var row = 0
    var column = 0
  }

  private(set) var cells: [[Cell]]
  var cursor = Position()
  var style = ""
  var inserts = false
  /// Whether the next character goes to the next row, because the last column was written.
  var wrapsNext = false
  var bells = 0
  /// Rows that scrolled off the top.
  private(set) var scrolled: [String] = []

  init(rows: Int, columns: Int) {
    cells = Array(repeating: Self.blankRow(columns), count: rows)
  }

  var height: Int { cells.count }
  var width: Int { cells.first?.count ?? 0 }

  /// The rows as text, without the blanks at their ends.
  var rows: [String] { cells.map(Self.text) }

  /// The row the cursor is in, up to the cursor.
  var textBeforeCursor: String { cells[cursor.row][..<cursor.column].map(\.text).joined() }

  /// The row the cursor is in.
  var cursorRow: String { rows[cursor.row] }

  /// Everything shown since the start, the rows in use only.
  var transcript: [String] {
    var all = scrolled + rows
    while all.last == "" { all.removeLast() }
    return all
  }

  /// Changes the size without wrapping rows again; the cursor stays on the screen.
  mutating func resize(rows: Int, columns: Int) {
    for row in cells.indices {
      let missing = max(0, columns - cells[row].count)
      cells[row] = cells[row].prefix(columns) + Self.blankRow(missing)
    }
    while cells.count > rows, cursor.row < cells.count - 1 { cells.removeLast() }
    while cells.count > rows { scrollUp(addingRow: false, columns: columns) }
    while cells.count < rows { cells.append(Self.blankRow(columns)) }
    cursor.column = min(cursor.column, columns - 1)
    wrapsNext = false
  }

  mutating func put(_ scalar: Unicode.Scalar) {
    let columns = Character(scalar).columns
    guard columns > 0 else { return join(scalar) }
    if wrapsNext || cursor.column + columns > width { wrap() }
    if inserts { insertBlanks(columns) }
    cells[cursor.row][cursor.column] = Cell(text: String(scalar), width: columns, style: style)
    if columns == 2 { cells[cursor.row][cursor.column + 1] = .secondHalf }
    moveOn(columns)
  }

  mutating func lineFeed() {
    if cursor.row + 1 < height {
      cursor.row += 1
    } else {
      scrollUp(addingRow: true, columns: width)
    }
  }

  mutating func erase(_ columns: Range<Int>, row: Int) {
    for column in columns where cells[row].indices ~= column { cells[row][column] = Cell() }
  }

  mutating func eraseRows(_ rows: Range<Int>) {
    for row in rows { cells[row] = Self.blankRow(width) }
  }

  mutating func insertBlanks(_ count: Int) {
    cells[cursor.row].insert(contentsOf: Self.blankRow(count), at: cursor.column)
    cells[cursor.row].removeLast(count)
  }

  mutating func deleteCells(_ count: Int) {
    let gone = min(count, width - cursor.column)
    cells[cursor.row].removeSubrange(cursor.column..<cursor.column + gone)
    cells[cursor.row] += Self.blankRow(gone)
  }

  /// Adds a combining character to the cell before the cursor.
  private mutating func join(_ scalar: Unicode.Scalar) {
    var column = wrapsNext ? cursor.column : cursor.column - 1
    while column > 0, cells[cursor.row][column].width == 0 { column -= 1 }
    guard column >= 0 else { return }
    cells[cursor.row][column].text.unicodeScalars.append(scalar)
  }

  private mutating func moveOn(_ columns: Int) {
    wrapsNext = cursor.column + columns == width
    cursor.column = min(cursor.column + columns, width - 1)
  }

  private mutating func wrap() {
    cursor.column = 0
    wrapsNext = false
    lineFeed()
  }

  private mutating func scrollUp(addingRow: Bool, columns: Int) {
    scrolled.append(Self.text(cells.removeFirst()))
    if addingRow { cells.append(Self.blankRow(columns)) } else { cursor.row -= 1 }
  }

  private static func blankRow(_ columns: Int) -> [Cell] {
    Array(repeating: Cell(), count: columns)
  }

  private static func text(_ row: [Cell]) -> String {
    let blanks = row.reversed().prefix { $0.text == " " }.count
    return row.dropLast(blanks).map(\.text).joined()
  }
}

extension Character {
  /// The number of columns on the terminal of these tests.
  fileprivate var columns: Int {
    guard let scalar = unicodeScalars.first else { return 0 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return 0x1100...0x115F ~= scalar.value || 0x2E80...0xD7A3 ~= scalar.value ? 2 : 1
    }
  }
}
