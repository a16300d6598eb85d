#if os(Linux)
  import Glibc
  import Synchronization

  /// A counter of the objects that the Swift runtime allocates, based on its hook for instruments.
  enum Allocations {
    /// Returns the number of objects a closure allocates; nil where the runtime has no such hook.
    static func count(during body: () -> Void) -> Int? {
      // The original function is looked up first, because the look-up allocates.
      guard let hook, let gate, let plain = plainAllocation else { return nil }
      hook.pointee = countingAllocation
      gate.pointee = true
      counted.store(0, ordering: .relaxed)
      body()
      gate.pointee = false
      hook.pointee = plain
      return counted.load(ordering: .relaxed)
    }

    private static var hook: UnsafeMutablePointer<Allocation>? {
      symbol("_swift_allocObject")?.assumingMemoryBound(to: Allocation.self)
    }

    private static var gate: UnsafeMutablePointer<Bool>? {
      symbol("_swift_enableSwizzlingOfAllocationAndRefCountingFunctions_forInstrumentsOnly")?
        .assumingMemoryBound(to: Bool.self)
    }
  }

  private typealias Allocation =
    @convention(c) @Sendable (UnsafeRawPointer?, Int, Int) -> UnsafeMutableRawPointer?

  private let counted = Atomic<Int>(0)

  private let plainAllocation = symbol("_swift_allocObject")?
    .assumingMemoryBound(to: Allocation.self).pointee

  private let countingAllocation: Allocation = { metadata, size, alignment in
    counted.add(1, ordering: .relaxed)
    return plainAllocation?(metadata, size, alignment)
  }

  private func symbol(_ name: String) -> UnsafeMutableRawPointer? {
    dlsym(dlopen(nil, RTLD_NOW), name)
  }
#else
  /// A counter for platforms where the runtime's hook is not available.
  enum Allocations {
    static func count(during body: () -> Void) -> Int? { nil }
  }
#endif
