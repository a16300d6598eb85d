/// A queue of states by their depth; states of one depth are first in, first out.
struct DepthQueue {
  private var queues: [FrontierQueue] = []
  private var lowest = 0

  /// Adds a state.
  mutating func append(_ item: Int32, depth: Int) {
    while queues.count <= depth { queues.append(FrontierQueue()) }
    queues[depth].append(Int(item))
    lowest = min(lowest, depth)
  }

  /// Removes and returns the first of the states of the lowest depth; nil if there is none.
  mutating func pop() -> Int32? {
    while lowest < queues.count {
      if let item = queues[lowest].pop() { return Int32(item) }
      lowest += 1
    }
    return nil
  }
}
