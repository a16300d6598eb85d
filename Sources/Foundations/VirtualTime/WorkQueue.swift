/// A binary heap of work, earliest first; every piece knows its place, so any can be removed.
struct WorkQueue {
  private var heap: [Work] = []

  /// The piece that runs next, in O(1).
  var first: Work? { heap.first }

  /// All pieces in the order they will run, in O(n log n).
  var inOrder: [Work] { heap.sorted { $0.comes(before: $1) } }

  func contains(where predicate: (Work) -> Bool) -> Bool {
    heap.contains(where: predicate)
  }

  /// O(log n).
  mutating func insert(_ work: Work) {
    work.place = heap.count
    heap.append(work)
    siftUp(from: work.place)
    checkInvariants()
  }

  /// O(log n); nothing happens where the piece is not queued.
  mutating func remove(_ work: Work) {
    let place = work.place
    guard place != Work.noPlace else { return }
    let last = heap.count - 1
    swap(place, last)
    heap.removeLast()
    work.place = Work.noPlace
    if place < last {
      siftUp(from: place)
      siftDown(from: place)
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
    heap[left].place = left
    heap[right].place = right
  }

  /// Every piece knows its place and none comes before its parent; checked in debug builds where
  /// the queue is small enough for the check not to change the order of cost.
  private func checkInvariants() {
    assert(
      heap.count > 64
        || heap.indices.allSatisfy {
          heap[$0].place == $0 && ($0 == 0 || !heap[$0].comes(before: heap[($0 - 1) / 2]))
        },
      "VirtualTime: the heap of work is out of order")
  }
}
