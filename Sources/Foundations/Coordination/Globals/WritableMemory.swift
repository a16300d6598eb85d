/// A copy of the memory that the executable's variables are in.
///
/// Taken before the app starts, it tells the variables that the statements of `main.swift` have set from those
/// that still have the value of the executable's file.
struct WritableMemory {
  private let parts: [Part]

  private struct Part {
    /// The address relative to the executable's start.
    let address: Int
    let bytes: [UInt8]
  }

  /// Returns the bytes that were at an address relative to the executable's start; nil if none were copied.
  func bytes(at address: Int, count: Int) -> ArraySlice<UInt8>? {
    for part in parts {
      let start = address - part.address
      if start >= 0, start + count <= part.bytes.count { return part.bytes[start..<start + count] }
    }
    return nil
  }
}

extension WritableMemory {
  /// Copies the executable's writable memory; O(its size), some hundred kilobytes.
  ///
  /// Empty off Linux.
  static func copy() -> WritableMemory {
    #if os(Linux)
      guard let file = ELFFile.executable, let base = ExecutableSymbols.loadAddress else {
        return WritableMemory(parts: [])
      }
      return WritableMemory(
        parts: file.writableAddresses.map { addresses in
          let memory = UnsafeRawBufferPointer(
            start: base + addresses.lowerBound, count: addresses.count)
          return Part(address: addresses.lowerBound, bytes: Array(memory))
        })
    #else
      return WritableMemory(parts: [])
    #endif
  }
}
