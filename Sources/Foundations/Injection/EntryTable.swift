/// Registrations by their keys: a table with open addressing, since a look-up is most of what
/// resolving costs.
///
/// Its slots are memory of its own: reading an array that a class holds would retain it each time.
final class EntryTable {
  private struct Slot {
    var key: ServiceKey
    var entry: AnyServiceEntry
  }

  private var slots = EntryTable.free(8)
  private var capacity = 8
  private var count = 0

  deinit {
    slots.deinitialize(count: capacity)
    slots.deallocate()
  }

  /// The registration with a key.
  ///
  /// - Parameter hash: the key's, which a caller that asks several tables makes once.
  func entry(for key: ServiceKey, hash: UInt) -> AnyServiceEntry? {
    slots[index(of: key, hash: hash)]?.entry
  }

  /// Puts a registration in the place of what has its key.
  func insert(_ entry: AnyServiceEntry, for key: ServiceKey) {
    if (count + 1) * 2 > capacity { grow() }
    let index = index(of: key, hash: key.hash)
    if slots[index] == nil { count += 1 }
    slots[index] = Slot(key: key, entry: entry)
  }

  /// The registrations with what they are found by, in no order.
  var all: [(key: ServiceKey, entry: AnyServiceEntry)] {
    (0..<capacity).compactMap { slots[$0].map { ($0.key, $0.entry) } }
  }

  /// Where a key is, or else would be.
  private func index(of key: ServiceKey, hash: UInt) -> Int {
    // The upper half: multiplying mixes upwards.
    var index = Int(truncatingIfNeeded: hash >> UInt(UInt.bitWidth / 2)) & (capacity - 1)
    while let found = slots[index]?.key {
      if found.service == key.service, found.arguments == key.arguments, found.name == key.name {
        break
      }
      index = (index + 1) & (capacity - 1)
    }
    return index
  }

  private func grow() {
    let (old, oldCapacity) = (slots, capacity)
    capacity *= 2
    slots = EntryTable.free(capacity)
    for slot in UnsafeBufferPointer(start: old, count: oldCapacity) {
      if let slot { slots[index(of: slot.key, hash: slot.key.hash)] = slot }
    }
    old.deinitialize(count: oldCapacity)
    old.deallocate()
  }

  private static func free(_ capacity: Int) -> UnsafeMutablePointer<Slot?> {
    let slots = UnsafeMutablePointer<Slot?>.allocate(capacity: capacity)
    slots.initialize(repeating: nil, count: capacity)
    return slots
  }
}
