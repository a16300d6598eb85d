import Foundation

/// The number of items in each section of a list, and the position of each item in the whole list.
struct SectionCounts: Equatable {
  let counts: [Int]

  /// The position of each section's first item, followed by the total number of items.
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

  func contains(section: Int) -> Bool { counts.indices.contains(section) }

  /// Returns the number of items in a section; 0 for a section that does not exist.
  func count(ofSection section: Int) -> Int {
    contains(section: section) ? counts[section] : 0
  }

  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && counts.indices.contains(path.section)
      && (0..<counts[path.section]).contains(path.item)
  }

  /// Returns the position of an item; nil for an item that does not exist.
  func position(of path: IndexPath) -> Int? {
    contains(path) ? starts[path.section] + path.item : nil
  }

  /// Returns the index path of the item at a valid position, in O(log n) of the sections.
  func path(at position: Int) -> IndexPath {
    let section = section(at: position)
    return IndexPath(item: position - starts[section], section: section)
  }

  /// Returns the section of the item at a valid position, in O(log n) of the sections.
  func section(at position: Int) -> Int {
    var low = 0
    var high = counts.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= position {
        low = middle
      } else {
        high = middle - 1
      }
    }
    return low
  }

  /// Returns the positions of a section's items.
  func positions(ofSection section: Int) -> Range<Int> {
    starts[section]..<starts[section + 1]
  }
}
