/// A table of values by words, for the few words of a grammar, which are looked up very often.
///
/// The words are listed by their first byte and their length, so that a search compares the bytes of one or
/// two words, which costs less than hashing.
nonisolated struct WordTable<Value> {
  private static var listCount: Int { 32 }

  /// The bytes of all words, one after another.
  private let words: LineBytes

  private var entries: [(word: Range<Int>, value: Value)] = []

  /// The range of `entries` for each list.
  private var lists: [Range<Int>] = []

  /// Creates a table; of equal words, the first one counts.
  init(_ values: some Sequence<(String, Value)>) {
    var unsorted: [[(String, Value)]] = Array(repeating: [], count: Self.listCount)
    for (word, value) in values {
      unsorted[Self.list(first: word.utf8.first ?? 0, count: word.utf8.count)].append((word, value))
    }
    var words: [UInt8] = []
    for list in unsorted {
      let start = entries.count
      for (word, value) in list {
        entries.append((words.count..<words.count + word.utf8.count, value))
        words += word.utf8
      }
      lists.append(start..<entries.count)
    }
    self.words = LineBytes(words, in: words.indices)
  }

  /// Returns the value of a word; nil for a word that the table does not contain.
  subscript(word: String) -> Value? {
    let bytes = LineBytes(word)
    return self[bytes, bytes.indices]
  }

  /// Returns the value of a word in a line; nil for a word that the table does not contain.
  subscript(line: LineBytes, range: Range<Int>) -> Value? {
    guard let first = range.first else { return nil }
    for index in lists[Self.list(first: line[first], count: range.count)]
    where words.isEqual(entries[index].word, line, range) {
      return entries[index].value
    }
    return nil
  }

  private static func list(first: UInt8, count: Int) -> Int { (Int(first) + count) % listCount }
}
