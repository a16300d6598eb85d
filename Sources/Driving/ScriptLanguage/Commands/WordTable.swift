/// A table of values by words, for the few words of a grammar, which are looked up very often.
///
/// The words are listed by their first byte and their length, and compared by their first eight bytes as one
/// number, which costs less than hashing.
nonisolated final class WordTable<Value> {
  private struct Entry {
    let word: Range<Int>
    let beginning: UInt64
    let value: Value
  }

  private static var listCount: Int { 32 }

  /// The bytes of all words, one after another.
  private let words: LineBytes

  private let entries: [Entry]

  /// The range of `entries` for each list.
  private let lists: [Range<Int>]

  /// Creates a table; of equal words, the first one counts.
  init(_ values: some Sequence<(String, Value)>) {
    var unsorted: [[(String, Value)]] = Array(repeating: [], count: Self.listCount)
    for (word, value) in values {
      unsorted[Self.list(first: word.utf8.first ?? 0, count: word.utf8.count)].append((word, value))
    }
    var words: [UInt8] = []
    var entries: [Entry] = []
    var lists: [Range<Int>] = []
    for list in unsorted {
      let start = entries.count
      for (word, value) in list {
        let beginning = LineBytes(word).beginning(of: 0..<word.utf8.count)
        let range = words.count..<words.count + word.utf8.count
        entries.append(Entry(word: range, beginning: beginning, value: value))
        words += word.utf8
      }
      lists.append(start..<entries.count)
    }
    self.words = LineBytes(words, in: words.indices)
    self.entries = entries
    self.lists = lists
  }

  /// Returns the value of a word; nil for a word that the table does not contain.
  subscript(word: String) -> Value? {
    let bytes = LineBytes(word)
    return self[bytes, bytes.indices]
  }

  /// Returns the value of a word in a line; nil for a word that the table does not contain.
  subscript(line: LineBytes, range: Range<Int>) -> Value? {
    guard let first = range.first else { return nil }
    let list = lists[Self.list(first: line[first], count: range.count)]
    guard !list.isEmpty else { return nil }
    let beginning = line.beginning(of: range)
    for index in list
    where entries[index].beginning == beginning
      && words.isEqual(entries[index].word, line, range)
    {
      return entries[index].value
    }
    return nil
  }

  private static func list(first: UInt8, count: Int) -> Int { (Int(first) + count) % listCount }
}

nonisolated extension LineBytes {
  /// Returns the first eight bytes of a range as one number.
  fileprivate func beginning(of range: Range<Int>) -> UInt64 {
    withBytes { bytes in
      var number: UInt64 = 0
      for offset in range.prefix(8) {
        number = number << 8 | UInt64(bytes[offset])
      }
      return number
    }
  }
}
