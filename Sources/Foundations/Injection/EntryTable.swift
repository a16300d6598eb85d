/// A hash table of registrations with open addressing: the look-up is most of the cost of
/// resolving.
///
/// The slots are in memory that the table allocates: reading an array stored in a class would
/// retain it each time.
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

  /// Returns the registration with a key; nil for none; expected O(1).
  ///
  /// - Parameter hash: the key's hash, which a caller computes once for several tables.
  func entry(for key: ServiceKey, hash: UInt) -> AnyServiceEntry? {
    slots[index(of: key, hash: hash)]?.entry
  }

  /// Inserts a registration, replacing one with the same key.
  func insert(_ entry: AnyServiceEntry, for key: ServiceKey) {
    if (count + 1) * 2 > capacity { grow() }
    let index = index(of: key, hash: key.hash)
    if slots[index] == nil { count += 1 }
    slots[index] = Slot(key: key, entry: entry)
  }

  /// The registrations with their keys, in no order.
  var all: [(key: ServiceKey, entry: AnyServiceEntry)] {
    (0..<capacity).compactMap { slots[$0].map { ($0.key, $0.entry) } }
  }

  /// Returns the slot that holds a key, or the free slot to insert it in.
  private func index(of key: ServiceKey, hash: UInt) -> Int {
    // The upper half: the multiplication in the hash mixes the upper bits best.
    var index = Int(truncatingIfNeeded: hash >> UInt(UInt.bitWidth / 2)) & (capacity - 1)
    while let found = slots[index]?.key {
      if found.service == key.service, found.parameters == key.parameters, found.name == key.name {
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
