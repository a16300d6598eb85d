/// A buffer of the last elements up to a capacity; a new element replaces the oldest in O(1).
struct RingBuffer<Element> {
  private let capacity: Int
  private var storage: [Element] = []
  private var oldest = 0

  init(capacity: Int) {
    self.capacity = capacity
  }

  /// Calls a closure with each element, from the oldest to the newest.
  func forEach(_ visit: (Element) -> Void) {
    for index in oldest..<storage.count { visit(storage[index]) }
    for index in 0..<oldest { visit(storage[index]) }
  }

  /// Returns the newest elements, up to a count, from the oldest of them.
  func last(_ count: Int) -> ArraySlice<Element> {
    (storage[oldest...] + storage[..<oldest]).suffix(count)
  }

  /// Adds an element, and returns the one that it replaces.
  @discardableResult
  mutating func append(_ element: Element) -> Element? {
    guard storage.count == capacity else {
      storage.append(element)
      return nil
    }
    guard capacity > 0 else { return nil }
    let replaced = storage[oldest]
    storage[oldest] = element
    oldest = (oldest + 1) % capacity
    return replaced
  }

  mutating func removeAll() {
    storage = []
    oldest = 0
  }
}
