extension Container {
  /// Returns the titles of registrations with the same service type, or with a similar type name.
  func nearest<Service>(to type: Service.Type) -> [String] {
    let all = allUnique
    let same = all.filter { $0.serviceType == type }
    guard same.isEmpty else { return same.map(\.title) }
    var distance = NameDistance(to: "\(type)")
    let ranked = all.compactMap { entry in
      distance.within(aThirdOf: "\(entry.serviceType)").map { ($0, entry.title) }
    }
    return ranked.sorted { $0 < $1 }.prefix(3).map(\.1)
  }

  private var allUnique: [AnyServiceEntry] { unique + (parent?.allUnique ?? []) }
}

/// The edit distance of names to one name, ignoring case.
private struct NameDistance {
  private let name: [UInt8]
  private var last: [Int] = []
  private var current: [Int] = []

  init(to name: String) {
    self.name = Array(name.lowercased().utf8)
  }

  /// Returns the distance to another name; nil if it is more than a third of the longer one.
  mutating func within(aThirdOf other: String) -> Int? {
    let other = Array(other.lowercased().utf8)
    let limit = max(name.count, other.count) / 3
    guard abs(name.count - other.count) <= limit else { return nil }
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
