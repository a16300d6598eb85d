/// A comparison of two texts, line by line.
package enum LineDifference {
  /// Returns the lines, marked `- ` for expected, `+ ` for observed; long runs of equal lines are folded.
  package static func lines(expected: [String], seen: [String]) -> [String] {
    guard expected != seen else { return [] }
    var marked: [String] = []
    var position = 0
    let changes = seen.difference(from: expected)
    var removed = Set<Int>()
    var inserted: [Int: String] = [:]
    for change in changes {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, let line, _): inserted[offset] = line
      }
    }
    for (offset, line) in expected.enumerated() {
      if removed.contains(offset) {
        marked.append("- \(line)")
        continue
      }
      while let new = inserted[position] {
        marked.append("+ \(new)")
        position += 1
      }
      marked.append("  \(line)")
      position += 1
    }
    while let new = inserted[position] {
      marked.append("+ \(new)")
      position += 1
    }
    return folded(marked)
  }

  /// Keeps two equal lines around each change, and replaces the others by their number.
  private static func folded(_ lines: [String]) -> [String] {
    let isChange = lines.map { !$0.hasPrefix("  ") }
    let keep = lines.indices.map { index in
      (max(0, index - 2)...min(lines.count - 1, index + 2)).contains { isChange[$0] }
    }
    var result: [String] = []
    var skipped = 0
    for (index, line) in lines.enumerated() {
      if keep[index] {
        if skipped > 0 { result.append("… \(skipped) equal") }
        skipped = 0
        result.append(line)
      } else {
        skipped += 1
      }
    }
    if skipped > 0 { result.append("… \(skipped) equal") }
    return result
  }
}
