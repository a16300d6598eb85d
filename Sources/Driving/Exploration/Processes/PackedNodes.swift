/// The states of a snapshot, which are stored as one text of numbers.
///
/// An encoder takes a container for each member of each state, which cost a fifth of the time of a round.
@propertyWrapper
struct PackedNodes: Codable {
  var wrappedValue: [ExplorationSnapshot.StoredNode]

  init(wrappedValue: [ExplorationSnapshot.StoredNode]) { self.wrappedValue = wrappedValue }

  /// Reads the states.
  ///
  /// - Throws: `DecodingError` if the numbers are not those of whole states.
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    var numbers = try container.decode(PackedNumbers.self).values[...]
    wrappedValue = []
    while !numbers.isEmpty {
      guard let node = Self.node(&numbers) else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "the numbers end within a state")
      }
      wrappedValue.append(node)
    }
  }

  func encode(to encoder: any Encoder) throws {
    var numbers: [Int32] = []
    for node in wrappedValue { Self.append(node, to: &numbers) }
    try PackedNumbers(numbers).encode(to: encoder)
  }

  /// The number of numbers before the lists of a state.
  private static let fixedCount = 9

  private static func append(
    _ node: ExplorationSnapshot.StoredNode, to numbers: inout [Int32]
  ) {
    for half in [node.key.first, node.key.second] {
      numbers.append(Int32(truncatingIfNeeded: half))
      numbers.append(Int32(truncatingIfNeeded: half >> 32))
    }
    numbers += [node.kind, node.parent ?? -1, node.act ?? -1, node.depth]
    numbers.append(Int32(node.misses) << 1 | (node.hasTriedShortest ? 1 : 0))
    for list in [node.way, node.moves] {
      numbers.append(Int32(list.count))
      numbers += list
    }
  }

  /// Removes and returns the first state; nil if the numbers end within it.
  private static func node(
    _ numbers: inout ArraySlice<Int32>
  ) -> ExplorationSnapshot.StoredNode? {
    guard numbers.count >= fixedCount else { return nil }
    let fixed = Array(numbers.prefix(fixedCount))
    numbers = numbers.dropFirst(fixedCount)
    guard let way = list(&numbers), let moves = list(&numbers), moves.count.isMultiple(of: 2)
    else { return nil }
    func half(_ place: Int) -> UInt64 {
      UInt64(UInt32(bitPattern: fixed[place]))
        | UInt64(UInt32(bitPattern: fixed[place + 1])) << 32
    }
    return ExplorationSnapshot.StoredNode(
      key: Fingerprint(first: half(0), second: half(2)), kind: fixed[4],
      parent: fixed[5] < 0 ? nil : fixed[5], act: fixed[6] < 0 ? nil : fixed[6], depth: fixed[7],
      way: way, moves: moves, misses: UInt8(truncatingIfNeeded: fixed[8] >> 1),
      hasTriedShortest: fixed[8] & 1 == 1)
  }

  private static func list(_ numbers: inout ArraySlice<Int32>) -> [Int32]? {
    guard let count = numbers.popFirst(), count >= 0, numbers.count >= count else { return nil }
    defer { numbers = numbers.dropFirst(Int(count)) }
    return Array(numbers.prefix(Int(count)))
  }
}
