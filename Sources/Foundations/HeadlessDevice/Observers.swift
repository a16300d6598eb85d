/// A list of closures, each removed with its owner and called in the order they were added.
struct Observers<Value> {
  private struct Entry {
    weak var owner: AnyObject?
    let action: (Value) -> Void
  }

  private var entries: [Entry] = []

  mutating func add(_ owner: AnyObject, _ action: @escaping (Value) -> Void) {
    entries.removeAll { $0.owner == nil }
    entries.append(Entry(owner: owner, action: action))
  }

  func notify(_ value: Value) {
    for entry in entries where entry.owner != nil {
      entry.action(value)
    }
  }
}
