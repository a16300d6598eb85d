/// A comparison of two texts of one line, word by word.
enum WordDifference {
  /// The number of words above which two texts are not compared.
  private static let limit = 200

  /// Returns both texts with marks below the words that differ; empty if no word is common.
  static func lines(expected: String, seen: String) -> [String] {
    let (expectedWords, seenWords) = (words(of: expected), words(of: seen))
    guard expected != seen, max(expectedWords.count, seenWords.count) <= limit else { return [] }
    var removed = Set<Int>()
    var inserted = Set<Int>()
    for change in seenWords.difference(from: expectedWords) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    guard removed.count < expectedWords.count else { return [] }
    return marked("- ", expectedWords, removed) + marked("+ ", seenWords, inserted)
  }

  private static func words(of text: String) -> [Substring] {
    text.split(separator: " ", omittingEmptySubsequences: false)
  }

  private static func marked(
    _ prefix: String, _ words: [Substring], _ different: Set<Int>
  ) -> [String] {
    let text = prefix + words.joined(separator: " ")
    guard !different.isEmpty else { return [text] }
    var marks = String(repeating: " ", count: prefix.count)
    for (index, word) in words.enumerated() {
      let mark: Character = different.contains(index) ? "^" : " "
      marks += String(repeating: mark, count: String(word).displayWidth) + " "
    }
    while marks.last == " " { marks.removeLast() }
    // Words of no width, such as two spaces in a row, have no place for a mark.
    return marks.isEmpty ? [text] : [text, marks]
  }
}
