import Foundation

/// The rows in sight: where they begin, and the cells of those that were asked for.
struct SightOfRows {
  /// How many rows there are; nil until the data source was asked.
  private(set) var map: RowMap?

  /// The place of the first row in sight.
  private(set) var first = 0

  /// The cells of the rows in sight, nil where none was asked for yet.
  private var cells: [UITableViewCell?] = []

  var last: Int { first + cells.count }

  mutating func forgetCounts() {
    map = nil
    cells = []
  }

  /// Takes counts, and keeps the rows in sight as near as can be to where they were.
  mutating func take(_ map: RowMap, capacity: Int) {
    self.map = map
    first = max(0, min(first, map.total - capacity))
    cells = Array(repeating: nil, count: min(capacity, map.total - first))
  }

  /// Moves so that a place is in sight, no further than needed unless it must be first.
  ///
  /// Returns the cells that went out of sight.
  mutating func move(to place: Int, asFirst: Bool, capacity: Int) -> [UITableViewCell] {
    guard let map else { return [] }
    var start = first
    if asFirst || place < first { start = place }
    if !asFirst, place >= last { start = place - capacity + 1 }
    start = max(0, min(start, map.total - capacity))
    return shift(to: start, count: min(capacity, map.total - start))
  }

  private mutating func shift(to start: Int, count: Int) -> [UITableViewCell] {
    guard start != first || count != cells.count else { return [] }
    var moved: [UITableViewCell?] = Array(repeating: nil, count: count)
    var gone: [UITableViewCell] = []
    for (offset, cell) in cells.enumerated() {
      guard let cell else { continue }
      let place = first + offset
      if (start..<start + count).contains(place) {
        moved[place - start] = cell
      } else {
        gone.append(cell)
      }
    }
    first = start
    cells = moved
    return gone
  }

  /// The cell at a place; nil where it is out of sight or was not asked for.
  subscript(place: Int) -> UITableViewCell? {
    get { (first..<last).contains(place) ? cells[place - first] : nil }
    set { if (first..<last).contains(place) { cells[place - first] = newValue } }
  }

  func forEach(_ body: (UITableViewCell) -> Void) {
    for case let cell? in cells { body(cell) }
  }
}
