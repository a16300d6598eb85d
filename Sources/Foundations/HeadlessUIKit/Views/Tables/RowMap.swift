import Foundation

/// How many rows each section has, and which place each row has when all are counted through.
struct RowMap: Equatable {
  let counts: [Int]

  /// The place of each section's first row, and at the end how many rows there are.
  private let starts: [Int]

  init(_ counts: [Int]) {
    self.counts = counts
    var starts = [0]
    starts.reserveCapacity(counts.count + 1)
    for count in counts { starts.append(starts[starts.count - 1] + count) }
    self.starts = starts
  }

  var sections: Int { counts.count }

  var total: Int { starts[starts.count - 1] }

  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && counts.indices.contains(path.section)
      && (0..<counts[path.section]).contains(path.row)
  }

  /// The place of a row among all; nil where there is no such row.
  func place(of path: IndexPath) -> Int? {
    contains(path) ? starts[path.section] + path.row : nil
  }

  /// The row at a place that exists, in O(log n) of the sections.
  func path(at place: Int) -> IndexPath {
    let section = section(at: place)
    return IndexPath(row: place - starts[section], section: section)
  }

  /// The section of the row at a place that exists.
  func section(at place: Int) -> Int {
    var low = 0
    var high = counts.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= place {
        low = middle
      } else {
        high = middle - 1
      }
    }
    return low
  }

  /// The places of a section's rows.
  func places(of section: Int) -> Range<Int> {
    starts[section]..<starts[section + 1]
  }
}
