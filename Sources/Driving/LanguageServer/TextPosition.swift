import RehearsalCore

/// A position in a text: a line and a number of UTF-16 code units, both from 0.
struct TextPosition {
  let line: Int
  let character: Int

  init(line: Int, character: Int) {
    self.line = line
    self.character = character
  }

  /// Reads a position of the protocol; nil if it is none.
  init?(_ value: PropsValue?) {
    guard let line = value?[member: "line"]?.integer,
      let character = value?[member: "character"]?.integer, line >= 0, character >= 0
    else { return nil }
    self.init(line: line, character: character)
  }

  /// The position as a value of the protocol.
  var value: PropsValue { .members(["line": .int(line), "character": .int(character)]) }
}

extension String {
  /// Returns the index at a number of UTF-16 code units; the end for one past it.
  func index(atUTF16 offset: Int) -> String.Index {
    let index = utf16.index(utf16.startIndex, offsetBy: offset, limitedBy: utf16.endIndex)
    // An offset inside a character means the character's beginning.
    return (index ?? endIndex).samePosition(in: self) ?? index.map(self.rounded) ?? endIndex
  }

  private func rounded(_ index: String.Index) -> String.Index {
    indices.last { $0 <= index } ?? startIndex
  }

  /// Returns the number of UTF-16 code units before an index.
  func utf16Offset(of index: String.Index) -> Int {
    utf16.distance(from: utf16.startIndex, to: index)
  }
}
