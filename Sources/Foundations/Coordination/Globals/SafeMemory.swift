/// Memory of this process that is read without a trap where an address is not valid.
enum SafeMemory {
  /// The greatest number of superclasses that are followed.
  private static let maximumDepth = 64

  /// Returns whether an address is that of an object of a class or of a subclass.
  ///
  /// An object begins with its class, and a class has its superclass in its second word (Swift's ABI
  /// off Apple's systems).
  static func isObject(at address: UInt, of class: AnyClass) -> Bool {
    let wanted = UInt(bitPattern: unsafeBitCast(`class`, to: Int.self))
    var found = word(at: address)
    for _ in 0..<maximumDepth {
      guard let current = found, current != 0 else { return false }
      if current == wanted { return true }
      found = word(at: current &+ UInt(MemoryLayout<UInt>.size))
    }
    return false
  }
}

#if os(Linux)
  import Glibc

  extension SafeMemory {
    /// Returns the word at an address; nil if the address is not valid.
    private static func word(at address: UInt) -> UInt? {
      var result: UInt = 0
      let size = MemoryLayout<UInt>.size
      let count = withUnsafeMutableBytes(of: &result) { bytes in
        var local = iovec(iov_base: bytes.baseAddress, iov_len: size)
        var remote = iovec(iov_base: UnsafeMutableRawPointer(bitPattern: address), iov_len: size)
        return readMemory(getpid(), &local, 1, &remote, 1, 0)
      }
      return count == size ? result : nil
    }
  }
  /// Glibc declares this system call only under a feature macro that Swift does not set.
  @_silgen_name("process_vm_readv")
  private func readMemory(
    _ process: pid_t, _ local: UnsafePointer<iovec>, _ localCount: UInt,
    _ remote: UnsafePointer<iovec>, _ remoteCount: UInt, _ flags: UInt
  ) -> Int
#else
  extension SafeMemory {
    /// Returns nil: only Linux' executables are read.
    private static func word(at address: UInt) -> UInt? { nil }
  }
#endif
