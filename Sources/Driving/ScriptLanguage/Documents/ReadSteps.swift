/// The steps of lines that were read, so that a line that is repeated in a script is parsed once.
///
/// Only lines that are one step and depend on nothing else of the script are kept: not those with variables
/// or heredocs. A line is found by its hash; of two lines with one place, the last one is found.
struct ReadSteps {
  /// The work of a step, and its bytes of the line.
  struct Entry {
    let line: LineBytes
    let work: Step.Work
    let span: Range<Int>
  }

  /// The hash of a line and the index of its entry; small, because most places are only looked at.
  private struct Place {
    var hash: UInt32 = 0
    var entry: Int32 = -1
  }

  /// The number of lines that are kept at most.
  private static let limit = 10_000

  private var entries: [Entry] = []

  /// The places of the entries; their number is a power of two.
  private var places: [Place]

  /// Creates a table for a text with a number of lines.
  init(lineCount: Int) {
    var count = 1
    while count < min(lineCount, Self.limit) { count *= 2 }
    places = Array(repeating: Place(), count: count)
  }

  /// Returns the step of a line that was read before; nil for another line.
  subscript(line: LineBytes) -> Entry? {
    let hash = line.quickHash
    let place = places[index(of: hash)]
    guard place.entry >= 0, place.hash == UInt32(truncatingIfNeeded: hash >> 32),
      entries[Int(place.entry)].line == line
    else { return nil }
    return entries[Int(place.entry)]
  }

  /// Keeps the step of a line.
  mutating func add(_ work: Step.Work, at span: Range<Int>, of line: LineBytes) {
    guard entries.count < Self.limit else { return }
    let hash = line.quickHash
    places[index(of: hash)] = Place(
      hash: UInt32(truncatingIfNeeded: hash >> 32), entry: Int32(entries.count))
    entries.append(Entry(line: line, work: work, span: span))
  }

  /// Returns the index of the place of a hash, which the lower bits of the hash are.
  private func index(of hash: UInt64) -> Int {
    Int(truncatingIfNeeded: hash) & (places.count - 1)
  }
}
