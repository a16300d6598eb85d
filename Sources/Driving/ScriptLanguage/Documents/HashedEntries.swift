/// A list of entries that are found by the hashes of lines; of two entries with one place, the last one is found.
nonisolated struct HashedEntries<Entry> {
  /// The hash of an entry and its index; small, because most places are only looked at.
  private struct Place: Equatable {
    static var noted: Int32 { -2 }

    var hash: UInt32 = 0
    var entry: Int32 = -1
  }

  /// The number of entries that are kept at most.
  private static var limit: Int { 10_000 }

  private var entries: [Entry] = []

  /// The places of the entries; their number is a power of two.
  private var places: [Place]

  /// Creates a list for a text with a number of lines.
  init(lineCount: Int) {
    var count = 1
    while count < min(lineCount, Self.limit) { count *= 2 }
    places = Array(repeating: Place(), count: count)
  }

  /// The entry at an index.
  subscript(index: Int) -> Entry { entries[index] }

  /// Returns the index of the entry with a hash, which another line may have too; nil without one.
  func index(of hash: UInt64) -> Int? {
    let place = places[place(of: hash)]
    guard place.entry >= 0, place.hash == UInt32(truncatingIfNeeded: hash >> 32) else { return nil }
    return Int(place.entry)
  }

  /// Returns whether a hash was noted before, or another entry has its place; notes it for the next time.
  mutating func note(_ hash: UInt64) -> Bool {
    let place = place(of: hash)
    guard places[place].entry < 0 else { return true }
    let noted = Place(hash: UInt32(truncatingIfNeeded: hash >> 32), entry: Place.noted)
    defer { places[place] = noted }
    return places[place] == noted
  }

  /// Adds an entry, if there is room for it.
  mutating func add(_ entry: Entry, hash: UInt64) {
    guard entries.count < Self.limit else { return }
    places[place(of: hash)] = Place(
      hash: UInt32(truncatingIfNeeded: hash >> 32), entry: Int32(entries.count))
    entries.append(entry)
  }

  /// Returns the index of the place of a hash, which the lower bits of the hash are.
  private func place(of hash: UInt64) -> Int {
    Int(truncatingIfNeeded: hash) & (places.count - 1)
  }
}
