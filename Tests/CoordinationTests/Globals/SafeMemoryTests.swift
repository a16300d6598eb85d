#if os(Linux)
  import Glibc
  import Testing

  @testable import Coordination

  @Suite("Objects at addresses that may not be valid")
  struct SafeMemoryTests {
    nonisolated private class Base {}
    nonisolated private final class Derived: Base {}
    nonisolated private final class Other {}

    private let pageSize = Int(getpagesize())

    /// Calls a body with a page of zeros before one that cannot be read.
    private func withPage(_ body: (UnsafeMutableRawPointer) throws -> Void) throws {
      let pages = mmap(
        nil, 2 * pageSize, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
      let start = try #require(pages == MAP_FAILED ? nil : pages)
      defer { munmap(start, 2 * pageSize) }
      try #require(mprotect(start + pageSize, pageSize, PROT_NONE) == 0)
      try body(start)
    }

    private func isBase(at address: UnsafeMutableRawPointer) -> Bool {
      SafeMemory.isObject(at: UInt(bitPattern: address), of: Base.self)
    }

    @Test("an object is one of its class and of the superclass, not of another class")
    func classes() {
      let object = Derived()
      let address = UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
      let classes: [AnyClass] = [Derived.self, Base.self, Other.self]
      #expect(classes.map { SafeMemory.isObject(at: address, of: $0) } == [true, true, false])
      withExtendedLifetime(object) {}
    }

    @Test("zeros, and a page that cannot be read, are no object")
    func invalid() throws {
      try withPage { page in
        #expect([page, page + pageSize].map(isBase) == [false, false])
        #expect(!SafeMemory.isObject(at: 0, of: Base.self))
      }
    }

    @Test("a class that is its own superclass is no class")
    func endless() throws {
      try withPage { page in
        let words = page.bindMemory(to: UInt.self, capacity: 2)
        (words[0], words[1]) = (UInt(bitPattern: page), UInt(bitPattern: page))
        #expect(!isBase(at: page))
      }
    }

    @Test("a word is read whole: the bytes of a class before the end of memory are no object")
    func shortRead() throws {
      // The upper two bytes of an address are zero, so that the first six bytes are all of a class.
      let size = MemoryLayout<UInt>.size
      let bytes = withUnsafeBytes(of: unsafeBitCast(Base.self as AnyClass, to: UInt.self)) {
        Array($0)
      }
      try #require(bytes.suffix(2) == [0, 0])
      try withPage { page in
        let whole = page + pageSize - size
        whole.copyMemory(from: bytes, byteCount: size)
        #expect(isBase(at: whole))
        (whole + 2).copyMemory(from: bytes, byteCount: size - 2)
        #expect(!isBase(at: whole + 2))
      }
    }
  }
#endif
