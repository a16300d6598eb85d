/// A hash table of registrations with open addressing: the look-up is most of the cost of
/// resolving.
///
/// The slots are in memory that the table allocates: reading an array stored in a class would
/// retain it each time. Their hashes lie beside them, so that a look-up compares one key as a rule.
final class EntryTable {
  private struct Slot {
    var key: ServiceKey
    var entry: AnyServiceEntry
  }

  private var capacity = 8
  private var count = 0

  /// The hash of each slot's key; 0 for a free slot, whose memory is not initialized.
  private var hashes = EntryTable.free(8)
  private var slots = UnsafeMutablePointer<Slot>.allocate(capacity: 8)

  deinit {
    for index in 0..<capacity where hashes[index] != 0 { (slots + index).deinitialize(count: 1) }
    slots.deallocate()
    hashes.deallocate()
  }

  /// Returns the registration with a key, unretained; nil for none; expected O(1).
  ///
  /// - Parameter hash: the key's hash, which a caller computes once for several tables.
  func entry(for key: ServiceKey, hash: UInt) -> Unmanaged<AnyServiceEntry>? {
    let index = index(of: key, hash: hash)
    return hashes[index] == 0 ? nil : .passUnretained(slots[index].entry)
  }

  /// Inserts a registration, and returns the one with the same key that it replaces.
  func insert(_ entry: AnyServiceEntry, for key: ServiceKey) -> AnyServiceEntry? {
    if (count + 1) * 2 > capacity { grow() }
    let hash = key.hash
    let index = index(of: key, hash: hash)
    guard hashes[index] == 0 else {
      let replaced = slots[index].entry
      slots[index].entry = entry
      return replaced
    }
    count += 1
    hashes[index] = EntryTable.marked(hash)
    (slots + index).initialize(to: Slot(key: key, entry: entry))
    return nil
  }

  /// Removes all registrations, and returns them.
  func removeAll() -> [AnyServiceEntry] {
    let removed = all.map(\.entry)
    for index in 0..<capacity where hashes[index] != 0 {
      (slots + index).deinitialize(count: 1)
      hashes[index] = 0
    }
    count = 0
    return removed
  }

  /// The registrations with their keys, in no order.
  var all: [(key: ServiceKey, entry: AnyServiceEntry)] {
    (0..<capacity).filter { hashes[$0] != 0 }.map { (slots[$0].key, slots[$0].entry) }
  }

  /// Returns the slot that holds a key, or the free slot to insert it in.
  private func index(of key: ServiceKey, hash: UInt) -> Int {
    let wanted = EntryTable.marked(hash)
    // The upper half: the multiplication in the hash mixes the upper bits best.
    var index = Int(truncatingIfNeeded: hash >> UInt(UInt.bitWidth / 2)) & (capacity - 1)
    while hashes[index] != 0 {
      if hashes[index] == wanted, slots[index].key.service == key.service,
        slots[index].key.parameters == key.parameters, slots[index].key.name == key.name
      {
        break
      }
      index = (index + 1) & (capacity - 1)
    }
    return index
  }

  private func grow() {
    let (oldHashes, oldSlots, oldCapacity) = (hashes, slots, capacity)
    capacity *= 2
    hashes = EntryTable.free(capacity)
    slots = .allocate(capacity: capacity)
    for old in 0..<oldCapacity where oldHashes[old] != 0 {
      let slot = (oldSlots + old).move()
      let hash = slot.key.hash
      let index = index(of: slot.key, hash: hash)
      hashes[index] = EntryTable.marked(hash)
      (slots + index).initialize(to: slot)
    }
    oldHashes.deallocate()
    oldSlots.deallocate()
  }

  /// Returns a hash that differs from a free slot's.
  private static func marked(_ hash: UInt) -> UInt { hash | 1 }

  private static func free(_ capacity: Int) -> UnsafeMutablePointer<UInt> {
    let hashes = UnsafeMutablePointer<UInt>.allocate(capacity: capacity)
    hashes.initialize(repeating: 0, count: capacity)
    return hashes
  }
}
