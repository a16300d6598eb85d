extension Container {
  /// Returns the titles of registrations with the same service type, or with a similar type name.
  ///
  /// O(n), with one comparison of names for each registration whose name is of a similar length.
  func nearest<Service>(to type: Service.Type) -> [String] {
    let all = withParents
    let same = all.filter { $0.serviceType == type }
    guard same.isEmpty else { return titles(same) }
    var distance = NameDistance(to: "\(type)")
    var ranked: [Int: [AnyServiceEntry]] = [:]
    for entry in all {
      guard let rank = distance.within(aThirdOf: entry.lowercaseName) else { continue }
      ranked[rank, default: []].append(entry)
    }
    resolution.nameComparisonCount += distance.comparisonCount
    let sorted = ranked.sorted { $0.key < $1.key }.lazy.flatMap { self.titles($0.value) }
    return Array(sorted.prefix(3))
  }

  /// The registrations of this container and its parents, a forwarded one for each of its types.
  private var withParents: [AnyServiceEntry] {
    entries.all.map(\.entry) + optionEntries.values + (parent?.withParents ?? [])
  }

  /// Returns the titles of registrations in order, that of a forwarded one once.
  private func titles(_ entries: [AnyServiceEntry]) -> [String] {
    var seen: Set<ObjectIdentifier> = []
    return entries.filter { seen.insert(ObjectIdentifier($0)).inserted }.map(\.title).sorted()
  }
}

/// The edit distance of names to one name, ignoring case.
private struct NameDistance {
  private let name: [UInt8]
  private var last: [Int] = []
  private var current: [Int] = []

  /// The number of names whose letters were compared.
  private(set) var comparisonCount = 0

  init(to name: String) {
    self.name = Array(name.lowercased().utf8)
  }

  /// Returns the distance to another name; nil if it is more than a third of the longer one.
  mutating func within(aThirdOf other: [UInt8]) -> Int? {
    let limit = max(name.count, other.count) / 3
    guard abs(name.count - other.count) <= limit else { return nil }
    comparisonCount += 1
    last = Array(0...other.count)
    for (row, letter) in name.enumerated() {
      current.removeAll(keepingCapacity: true)
      current.append(row + 1)
      for column in other.indices {
        let change = last[column] + (letter == other[column] ? 0 : 1)
        current.append(min(last[column + 1] + 1, current[column] + 1, change))
      }
      swap(&last, &current)
    }
    return last[other.count] <= limit ? last[other.count] : nil
  }
}
