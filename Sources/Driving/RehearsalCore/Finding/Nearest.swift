/// Words that are near another word: what a person may have meant.
package enum Nearest {
  /// The nearest words, at most three, nearest first.
  ///
  /// Near means that no more than a third of the longer word has to change, or that the words
  /// differ only in capitals, or that one begins with the other.
  package static func to(_ word: String, among candidates: some Sequence<String>) -> [String] {
    var seen: Set<String> = []
    let ranked = candidates.filter { !$0.isEmpty && seen.insert($0).inserted }
      .enumerated()
      .compactMap { place, candidate -> (Int, Int, String)? in
        isNear(word, candidate).map { ($0, place, candidate) }
      }
    return ranked.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.prefix(3).map(\.2)
  }

  /// How many letters must be added, taken away, changed or swapped, capitals left aside.
  package static func distance(_ left: String, _ right: String) -> Int {
    let left = Array(left.lowercased())
    let right = Array(right.lowercased())
    guard !left.isEmpty, !right.isEmpty else { return max(left.count, right.count) }
    var before: [Int] = []
    var last = Array(0...right.count)
    for row in 1...left.count {
      var current = [row]
      for column in 1...right.count {
        let change = last[column - 1] + (left[row - 1] == right[column - 1] ? 0 : 1)
        var cost = min(last[column] + 1, current[column - 1] + 1, change)
        if row > 1, column > 1, left[row - 1] == right[column - 2],
          left[row - 2] == right[column - 1]
        {
          cost = min(cost, before[column - 2] + 1)
        }
        current.append(cost)
      }
      before = last
      last = current
    }
    return last[right.count]
  }

  private static func isNear(_ word: String, _ candidate: String) -> Int? {
    let longer = max(word.count, candidate.count)
    let distance = distance(word, candidate)
    if distance <= longer / 3 { return distance }
    let (small, large) = (word.lowercased(), candidate.lowercased())
    guard small.count > 1 else { return nil }
    return large.hasPrefix(small) || small.hasPrefix(large) ? longer : nil
  }
}
