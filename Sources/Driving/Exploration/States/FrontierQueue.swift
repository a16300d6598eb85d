/// A queue of the states that wait to be explored, first in, first out.
struct FrontierQueue {
  private var items: [Int] = []
  private var head = 0

  /// Adds a state.
  mutating func append(_ item: Int) { items.append(item) }

  /// Removes and returns the first state; amortized O(1).
  mutating func pop() -> Int? {
    guard head < items.count else { return nil }
    let item = items[head]
    head += 1
    if head > 1_024, head * 2 > items.count {
      items.removeFirst(head)
      head = 0
    }
    return item
  }
}
