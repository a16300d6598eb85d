/// The steps of lines that were read, so that a line that is repeated in a script is parsed once.
///
/// Only lines that are one step and depend on nothing else of the script are kept: not those with variables
/// or heredocs.
struct ReadSteps {
  private struct Entry {
    let line: LineBytes
    let work: Step.Work
    let span: Range<Int>
  }

  private var entries: HashedEntries<Entry>

  /// Creates a table for a text with a number of lines.
  init(lineCount: Int) {
    entries = HashedEntries(lineCount: lineCount)
  }

  /// Returns the work of a line that was read before, and its bytes; nil for another line.
  subscript(line: LineBytes) -> (work: Step.Work, span: Range<Int>)? {
    guard let index = entries.index(of: line.quickHash), entries[index].line == line else {
      return nil
    }
    return (entries[index].work, entries[index].span)
  }

  /// Keeps the step of a line.
  mutating func add(_ work: Step.Work, at span: Range<Int>, of line: LineBytes) {
    entries.add(Entry(line: line, work: work, span: span), hash: line.quickHash)
  }
}
