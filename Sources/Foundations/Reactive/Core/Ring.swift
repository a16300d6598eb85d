/// Remembers the last so many elements: the newest takes the place of the oldest, in O(1).
struct Ring<Element> {
  private let capacity: Int
  private var storage: [Element] = []
  private var oldest = 0

  init(capacity: Int) {
    self.capacity = capacity
  }

  var isEmpty: Bool { storage.isEmpty }

  /// From the oldest to the newest; O(n).
  var elements: [Element] { Array(storage[oldest...] + storage[..<oldest]) }

  mutating func append(_ element: Element) {
    guard storage.count == capacity else { return storage.append(element) }
    guard capacity > 0 else { return }
    storage[oldest] = element
    oldest = (oldest + 1) % capacity
  }

  mutating func removeAll() {
    storage = []
    oldest = 0
  }
}
