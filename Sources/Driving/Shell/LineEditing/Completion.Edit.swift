extension Completion {
  /// What Tab does to a line.
  package enum Edit: Equatable, Sendable {
    /// Nothing fits.
    case beep
    /// Scalars before and after the cursor give way to a text.
    case replace(before: Int, after: Int, with: String)
    /// Several fit and have no more in common than is typed: their titles, to be chosen from.
    case list([String])
  }

  /// Decides what Tab does: the only candidate whole, else the common beginning, else a list.
  package func edit(of line: String, cursor: String.Index) -> Edit {
    let start = min(wordStart, cursor)
    let typed = line[start..<cursor].unicodeScalars
    guard let first = candidates.first else { return .beep }
    if candidates.count == 1 { return insert(first, over: typed.count, before: line[cursor...]) }
    let common = commonBeginning.unicodeScalars
    let isProgress =
      common.count > typed.count
      || common.count == typed.count && !common.elementsEqual(typed)
    guard isProgress else { return .list(candidates.map(\.title)) }
    return .replace(before: typed.count, after: 0, with: String(common))
  }

  /// A closing quote or a space that is there already is not put there twice.
  private func insert(_ candidate: Candidate, over typed: Int, before rest: Substring) -> Edit {
    let hasQuote = candidate.text.last == "\"" && rest.first == "\""
    let behindQuote = hasQuote ? rest.dropFirst() : rest
    let hasEnding = !candidate.ending.isEmpty && behindQuote.hasPrefix(candidate.ending)
    let replaced = (hasQuote ? 1 : 0) + (hasEnding ? candidate.ending.unicodeScalars.count : 0)
    return .replace(before: typed, after: replaced, with: candidate.text + candidate.ending)
  }

  /// Never a part of a character, and never half of an escape.
  private var commonBeginning: String {
    guard let first = candidates.first?.text else { return "" }
    let common = candidates.dropFirst().reduce(Substring(first)) { common, candidate in
      common.prefix(zip(common, candidate.text).prefix { $0 == $1 }.count)
    }
    let slashes = common.reversed().prefix { $0 == "\\" }.count
    return String(slashes.isMultiple(of: 2) ? common : common.dropLast())
  }
}
