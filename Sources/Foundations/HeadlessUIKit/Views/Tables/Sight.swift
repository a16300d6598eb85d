/// The rows in sight: where they begin, and the cells of those that were asked for.
struct Sight<Cell: UIView> {
  /// How many rows there are; nil until the data source was asked.
  private(set) var map: RowMap?

  /// The place of the first row in sight.
  private(set) var first = 0

  /// The cells of the rows in sight, nil where none was asked for yet.
  private var cells: [Cell?] = []

  /// The place after the last row in sight.
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

  /// Takes new counts, and the cells to where their rows went; nil for rows that are gone.
  ///
  /// Returns the cells that are out of sight now.
  mutating func take(
    _ map: RowMap, capacity: Int, newPlace: (Int) -> Int?
  ) -> [Cell] {
    let former = cells.enumerated().map { ($0 + first, $1) }
    take(map, capacity: capacity)
    var gone: [Cell] = []
    for case (let place, let cell?) in former {
      if let new = newPlace(place), (first..<last).contains(new) {
        cells[new - first] = cell
      } else {
        gone.append(cell)
      }
    }
    return gone
  }

  /// Moves so that a place is in sight, no further than needed unless it must be first.
  ///
  /// Returns the cells that went out of sight.
  mutating func move(to place: Int, asFirst: Bool, capacity: Int) -> [Cell] {
    guard let map else { return [] }
    var start = first
    if asFirst || place < first { start = place }
    if !asFirst, place >= last { start = place - capacity + 1 }
    start = max(0, min(start, map.total - capacity))
    return shift(to: start, count: min(capacity, map.total - start))
  }

  private mutating func shift(to start: Int, count: Int) -> [Cell] {
    guard start != first || count != cells.count else { return [] }
    var moved: [Cell?] = Array(repeating: nil, count: count)
    var gone: [Cell] = []
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
  subscript(place: Int) -> Cell? {
    get { (first..<last).contains(place) ? cells[place - first] : nil }
    set { if (first..<last).contains(place) { cells[place - first] = newValue } }
  }

  func forEach(_ body: (Cell) -> Void) {
    for case let cell? in cells { body(cell) }
  }

  var all: [Cell] { cells.compactMap(\.self) }
}
