/// The words a person may have meant.
enum Suggestions {
  /// The words nearest to one that is not known, nearest first, three at the most.
  ///
  /// A word is near when at most a third of the longer one must be changed, or when one is the
  /// other's beginning. Capitals do not count; two letters that changed places are one change.
  static func nearest(to word: String, among words: some Sequence<String>) -> [String] {
    let wanted = Array(word.lowercased().prefix(64))
    guard !wanted.isEmpty else { return [] }
    var seen: Set<String> = []
    let near = words.compactMap { candidate -> (distance: Int, word: String)? in
      guard seen.insert(candidate).inserted else { return nil }
      let letters = Array(candidate.lowercased().prefix(64))
      let distance = distance(wanted, letters)
      let isBeginning =
        min(wanted.count, letters.count) > 1
        && (letters.starts(with: wanted) || wanted.starts(with: letters))
      let longer = max(wanted.count, letters.count)
      return distance * 3 <= longer || isBeginning ? (distance, candidate) : nil
    }
    return near.sorted { ($0.distance, $0.word) < ($1.distance, $1.word) }.prefix(3).map(\.word)
  }

  /// `did you mean `tap`?`, or nothing where no word is near.
  static func question(for word: String, among words: some Sequence<String>) -> String? {
    let near = nearest(to: word, among: words).map { "`\($0)`" }
    return near.isEmpty ? nil : "did you mean \(near.list(or: "or"))?"
  }

  private static func distance(_ left: [Character], _ right: [Character]) -> Int {
    var before: [Int] = []
    var row = Array(0...right.count)
    for (i, letter) in left.enumerated() {
      var next = [i + 1]
      for (j, other) in right.enumerated() {
        var cost = min(row[j + 1] + 1, next[j] + 1, row[j] + (letter == other ? 0 : 1))
        if i > 0, j > 0, letter == right[j - 1], left[i - 1] == other {
          cost = min(cost, before[j - 1] + 1)
        }
        next.append(cost)
      }
      before = row
      row = next
    }
    return row[right.count]
  }
}

extension [String] {
  /// The words as a sentence lists them: `a, b or c`.
  func list(or conjunction: String) -> String {
    guard count > 1, let last else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }
}
