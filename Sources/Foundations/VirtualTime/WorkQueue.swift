/// A binary heap of work, earliest first; every piece stores its index, so that any can be removed.
struct WorkQueue {
  private var heap: [Work] = []

  /// The piece of work that runs next; O(1).
  var first: Work? { heap.first }

  /// All pieces of work in the order they will run; O(n log n).
  var inOrder: [Work] { heap.sorted { $0.comes(before: $1) } }

  func contains(where predicate: (Work) -> Bool) -> Bool {
    heap.contains(where: predicate)
  }

  /// Inserts a piece of work; O(log n).
  mutating func insert(_ work: Work) {
    work.heapIndex = heap.count
    heap.append(work)
    siftUp(from: work.heapIndex)
    checkInvariants()
  }

  /// Removes a piece of work, and does nothing where it is not queued; O(log n).
  mutating func remove(_ work: Work) {
    let index = work.heapIndex
    guard index != Work.notQueued else { return }
    let last = heap.count - 1
    swap(index, last)
    heap.removeLast()
    work.heapIndex = Work.notQueued
    if index < last {
      siftUp(from: index)
      siftDown(from: index)
    }
    checkInvariants()
  }

  private mutating func siftUp(from start: Int) {
    var child = start
    while child > 0 {
      let parent = (child - 1) / 2
      guard heap[child].comes(before: heap[parent]) else { return }
      swap(child, parent)
      child = parent
    }
  }

  private mutating func siftDown(from start: Int) {
    var parent = start
    while true {
      var least = parent
      for child in [2 * parent + 1, 2 * parent + 2]
      where child < heap.count && heap[child].comes(before: heap[least]) {
        least = child
      }
      guard least != parent else { return }
      swap(parent, least)
      parent = least
    }
  }

  private mutating func swap(_ left: Int, _ right: Int) {
    guard left != right else { return }
    heap.swapAt(left, right)
    heap[left].heapIndex = left
    heap[right].heapIndex = right
  }

  /// Asserts that every piece stores its index and that none comes before its parent.
  ///
  /// Large queues are not checked, so that debug builds keep the order of cost.
  private func checkInvariants() {
    assert(
      heap.count > 64
        || heap.indices.allSatisfy {
          heap[$0].heapIndex == $0 && ($0 == 0 || !heap[$0].comes(before: heap[($0 - 1) / 2]))
        },
      "VirtualTime: the heap of work is out of order")
  }
}
