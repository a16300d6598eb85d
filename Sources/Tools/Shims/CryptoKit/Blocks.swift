/// The words of a hash function's state, which each block of bytes changes.
nonisolated protocol BlockFunction: Sendable {
  /// The number of bytes of a block.
  static var blockByteCount: Int { get }
  /// The number of bytes that tell the length of the message.
  static var lengthByteCount: Int { get }
  /// Whether the length begins with its highest byte.
  static var isBigEndian: Bool { get }

  init()
  mutating func compress(_ block: ArraySlice<UInt8>)
  /// The bytes of the state.
  var bytes: [UInt8] { get }
}

/// A message in blocks, of which the last one is filled up.
nonisolated struct Blocks<Function: BlockFunction>: Sendable {
  private var function: Function
  private var pending: [UInt8] = []
  private var count = 0

  init(_ function: Function = Function()) { self.function = function }

  mutating func append(_ bytes: UnsafeRawBufferPointer) {
    count += bytes.count
    add(bytes)
  }

  private mutating func add(_ bytes: some Sequence<UInt8>) {
    pending += bytes
    var start = 0
    while pending.count - start >= Function.blockByteCount {
      function.compress(pending[start..<start + Function.blockByteCount])
      start += Function.blockByteCount
    }
    pending.removeFirst(start)
  }

  /// The bytes of the state after the message's last block.
  var digest: [UInt8] {
    var copy = self
    var length = [UInt8](repeating: 0, count: Function.lengthByteCount)
    for place in 0..<8 {
      let byte = UInt8(truncatingIfNeeded: (count * 8) >> (place * 8))
      length[Function.isBigEndian ? length.count - 1 - place : place] = byte
    }
    let used = (pending.count + 1 + length.count) % Function.blockByteCount
    let zeros = (Function.blockByteCount - used) % Function.blockByteCount
    copy.add([0x80] + [UInt8](repeating: 0, count: zeros) + length)
    return copy.function.bytes
  }
}

/// Returns the bytes of words, of which each begins with its highest byte.
nonisolated func bigEndianBytes<Word: FixedWidthInteger>(_ words: [Word]) -> [UInt8] {
  words.flatMap { word in withUnsafeBytes(of: word.bigEndian) { Array($0) } }
}

/// Returns the words of a block, of which each begins with its highest byte.
nonisolated func bigEndianWords<Word: FixedWidthInteger>(_ block: ArraySlice<UInt8>) -> [Word] {
  let size = Word.bitWidth / 8
  return stride(from: block.startIndex, to: block.endIndex, by: size).map { start in
    block[start..<start + size].reduce(0) { $0 << 8 | Word($1) }
  }
}

/// Returns the bits of a word moved to the right, and those that fall off at its left.
nonisolated func rotatedRight<Word: FixedWidthInteger>(_ word: Word, _ count: Int) -> Word {
  word >> count | word << (Word.bitWidth - count)
}
