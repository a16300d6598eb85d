/// A queue of elements in order of arrival; appending and removing are O(1) on average.
struct Queue<Element> {
  private var storage: [Element?] = []
  private var head = 0

  var isEmpty: Bool { head == storage.count }

  /// The first element, if any.
  var first: Element? { isEmpty ? nil : storage[head] }

  mutating func append(_ element: Element) {
    storage.append(element)
  }

  /// Removes and returns the first element; called only while there is one.
  mutating func removeFirst() -> Element {
    guard let element = storage[head].take() else {
      fatalError("Reactive: a queue whose first element was removed before")
    }
    head += 1
    closeGap()
    return element
  }

  /// Removes the empty front once it is half of the storage.
  private mutating func closeGap() {
    if head == storage.count {
      storage.removeAll(keepingCapacity: head <= 64)
      head = 0
    } else if head > 64, head * 2 > storage.count {
      storage.removeFirst(head)
      head = 0
    }
  }
}
