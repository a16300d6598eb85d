import RehearsalCore

extension String {
  /// Returns the text in lines of a width, broken at spaces where possible, the others indented.
  ///
  /// A width below 20 columns, or a word that is longer than a line, is left to the terminal.
  func wrapped(to width: Int) -> [String] {
    guard width >= 20, displayWidth > width else { return [self] }
    let indent = String(prefix { $0 == " " }.prefix(width / 4))
    let continuation = indent + "    "
    var lines: [String] = []
    var line = indent
    var isEmpty = true
    for word in dropFirst(indent.count).split(separator: " ", omittingEmptySubsequences: false) {
      if !isEmpty, line.displayWidth + 1 + String(word).displayWidth > width {
        lines.append(line.withoutSpacesAtEnd)
        (line, isEmpty) = (continuation, true)
      }
      if isEmpty, word.isEmpty { continue }
      line += (isEmpty ? "" : " ") + word
      isEmpty = false
    }
    return lines + [line.withoutSpacesAtEnd]
  }
}
