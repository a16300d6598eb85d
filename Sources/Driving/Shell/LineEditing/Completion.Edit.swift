extension Completion {
  /// A change of the line, or a list, that the Tab key causes.
  package enum Edit: Equatable, Sendable {
    /// A beep: nothing matches.
    case beep
    /// A replacement of the scalars before and after the cursor with a text.
    case replace(before: Int, after: Int, with: String)
    /// A list of several candidates that have no longer common prefix.
    case list([Candidate])
  }

  /// Returns the edit for Tab: the only candidate, or else the common prefix, or else a list.
  package func edit(of line: String, cursor: String.Index) -> Edit {
    let start = min(wordStart, cursor)
    let typed = line[start..<cursor].unicodeScalars
    guard let first = candidates.first else { return .beep }
    if candidates.count == 1 { return insert(first, over: typed.count, before: line[cursor...]) }
    let common = commonPrefix.unicodeScalars
    let isProgress =
      common.count > typed.count
      || common.count == typed.count && !common.elementsEqual(typed)
    guard isProgress else { return .list(candidates) }
    return .replace(before: typed.count, after: 0, with: String(common))
  }

  /// Inserts a candidate without repeating a closing quote or a space that follows the cursor.
  private func insert(_ candidate: Candidate, over typed: Int, before rest: Substring) -> Edit {
    let hasQuote = candidate.text.last == "\"" && rest.first == "\""
    let behindQuote = hasQuote ? rest.dropFirst() : rest
    let hasEnding = !candidate.ending.isEmpty && behindQuote.hasPrefix(candidate.ending)
    let replaced = (hasQuote ? 1 : 0) + (hasEnding ? candidate.ending.unicodeScalars.count : 0)
    return .replace(before: typed, after: replaced, with: candidate.text + candidate.ending)
  }

  /// The longest common prefix of all candidates, which splits no character and no escape.
  private var commonPrefix: String {
    guard let first = candidates.first?.text else { return "" }
    let common = candidates.dropFirst().reduce(Substring(first)) { common, candidate in
      common.prefix(zip(common, candidate.text).prefix { $0 == $1 }.count)
    }
    let slashes = common.reversed().prefix { $0 == "\\" }.count
    return String(slashes.isMultiple(of: 2) ? common : common.dropLast())
  }
}
