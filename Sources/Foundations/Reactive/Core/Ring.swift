/// Remembers the last so many elements: the newest takes the place of the oldest, in O(1).
struct Ring<Element> {
  private let capacity: Int
  private var storage: [Element] = []
  private var oldest = 0

  init(capacity: Int) {
    self.capacity = capacity
  }

  var isEmpty: Bool { storage.isEmpty }

  /// Visits what is there now, from the oldest to the newest, whatever the visits lead to.
  func forEach(_ visit: (Element) -> Void) {
    for index in oldest..<storage.count { visit(storage[index]) }
    for index in 0..<oldest { visit(storage[index]) }
  }

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
