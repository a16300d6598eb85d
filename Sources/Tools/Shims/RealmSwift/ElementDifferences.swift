import Foundation

/// The places at which elements went and came between two states of a collection.
///
/// An element that moved went and came, as Realm tells it. The costs grow as n log n.
struct ElementDifferences<Element: Hashable> {
  /// An element, and which of several equal ones it is.
  private struct Key: Hashable {
    let element: Element
    let number: Int
  }

  private(set) var result = CollectionDifferences()

  init(_ old: [Element], _ new: [Element]) {
    let places = Self.places(of: old)
    let origins = Self.keys(new).map { places[$0] }
    let kept = Self.longestIncrease(origins)
    let stays = Set(kept.compactMap { origins[$0] })
    let staysInNew = Set(kept)
    result.deletions = old.indices.filter { !stays.contains($0) }
    result.insertions = new.indices.filter { !staysInNew.contains($0) }
  }

  private static func keys(_ elements: [Element]) -> [Key] {
    var counts: [Element: Int] = [:]
    return elements.map { element in
      let number = counts[element, default: 0]
      counts[element] = number + 1
      return Key(element: element, number: number)
    }
  }

  private static func places(of elements: [Element]) -> [Key: Int] {
    Dictionary(uniqueKeysWithValues: keys(elements).enumerated().map { ($1, $0) })
  }

  /// Returns the indices of a longest run of increasing numbers, with gaps.
  private static func longestIncrease(_ numbers: [Int?]) -> [Int] {
    var ends: [Int] = []
    var previous: [Int: Int] = [:]
    for (index, number) in numbers.enumerated() {
      guard let number else { continue }
      let place = firstPlace(in: ends) { (numbers[$0] ?? 0) >= number }
      if place > 0 { previous[index] = ends[place - 1] }
      if place == ends.count { ends.append(index) } else { ends[place] = index }
    }
    var run: [Int] = []
    var current = ends.last
    while let index = current {
      run.append(index)
      current = previous[index]
    }
    return run.reversed()
  }

  /// Returns the first place whose element meets a condition that all later ones meet too.
  private static func firstPlace(in elements: [Int], where test: (Int) -> Bool) -> Int {
    var (low, high) = (0, elements.count)
    while low < high {
      let middle = (low + high) / 2
      if test(elements[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
