extension Screen {
  /// Performs a control character.
  mutating func control(_ byte: UInt8) {
    if byte != 0x07 { wrapsNext = false }
    switch byte {
    case 0x07: bells += 1
    case 0x08: cursor.column = max(0, cursor.column - 1)
    case 0x09: cursor.column = min(width - 1, (cursor.column / 8 + 1) * 8)
    case 0x0A, 0x0B, 0x0C: lineFeed()
    case 0x0D: cursor.column = 0
    default: break
    }
  }

  /// Performs a control sequence: `ESC [ parameters final`.
  mutating func sequence(_ parameters: String, _ final: Character) {
    if final == "m" { return style = parameters == "0" ? "" : parameters }
    wrapsNext = false
    let numbers = parameters.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) }
    let first = numbers.first.flatMap(\.self)
    switch final {
    case "A", "B", "C", "D", "E", "F": move(final, by: max(1, first ?? 1))
    case "G", "`": place(column: (first ?? 1) - 1)
    case "d": place(row: (first ?? 1) - 1)
    case "H", "f":
      place(row: (first ?? 1) - 1)
      place(column: (numbers.dropFirst().first.flatMap(\.self) ?? 1) - 1)
    case "J": eraseDisplay(first ?? 0)
    case "K": eraseLine(first ?? 0)
    case "@": insertBlanks(max(1, first ?? 1))
    case "P": deleteCells(max(1, first ?? 1))
    case "X": erase(cursor.column..<cursor.column + max(1, first ?? 1), row: cursor.row)
    case "h" where parameters == "4": inserts = true
    case "l" where parameters == "4": inserts = false
    default: break
    }
  }

  private mutating func move(_ direction: Character, by count: Int) {
    switch direction {
    case "A", "F": place(row: cursor.row - count)
    case "B", "E": place(row: cursor.row + count)
    case "C": place(column: cursor.column + count)
    default: place(column: cursor.column - count)
    }
    if direction == "E" || direction == "F" { cursor.column = 0 }
  }

  private mutating func place(row: Int) { cursor.row = min(max(0, row), height - 1) }

  private mutating func place(column: Int) { cursor.column = min(max(0, column), width - 1) }

  private mutating func eraseDisplay(_ what: Int) {
    eraseLine(what)
    if what != 1 { eraseRows(cursor.row + 1..<height) }
    if what != 0 { eraseRows(0..<cursor.row) }
  }

  private mutating func eraseLine(_ what: Int) {
    let start = what == 0 ? cursor.column : 0
    let end = what == 1 ? cursor.column + 1 : width
    erase(start..<end, row: cursor.row)
  }
}
