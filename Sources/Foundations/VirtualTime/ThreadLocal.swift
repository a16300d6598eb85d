#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A thread-local variable: one object for each thread, for code without an isolation of its own.
///
/// The object of a thread that has ended is released when the variable is set next, on any thread. It
/// cannot be released as its thread ends: its `deinit` may use Dispatch, whose own thread-local memory is
/// freed by then, which corrupts the heap.
package struct ThreadLocal<Value: AnyObject>: Sendable {
  private let key: pthread_key_t
  private let ended = EndedThreads()

  /// Creates a variable that is nil on every thread.
  package init() {
    var key = pthread_key_t()
    let failure = pthread_key_create(&key) { slot in
      #if canImport(Darwin)
        let slot: UnsafeMutableRawPointer? = slot
      #endif
      guard let slot else { return }
      Unmanaged<AnySlot>.fromOpaque(slot)._withUnsafeGuaranteedRef { $0.ended.add(slot) }
    }
    precondition(failure == 0, "VirtualTime: the process has run out of thread-local slots")
    self.key = key
  }

  /// This thread's object.
  package var value: Value? {
    get {
      guard let slot = pthread_getspecific(key) else { return nil }
      return Unmanaged<Slot<Value>>.fromOpaque(slot)._withUnsafeGuaranteedRef { $0.value }
    }
    nonmutating set {
      ended.release()
      slot.value = newValue
    }
  }

  /// This thread's place for the object.
  private var slot: Slot<Value> {
    if let known = pthread_getspecific(key) {
      return Unmanaged<Slot<Value>>.fromOpaque(known).takeUnretainedValue()
    }
    let slot = Slot<Value>(ended)
    pthread_setspecific(key, Unmanaged.passRetained(slot).toOpaque())
    return slot
  }
}

/// A thread's place for the object of a variable, of whichever type.
private class AnySlot {
  let ended: EndedThreads

  init(_ ended: EndedThreads) { self.ended = ended }
}

/// A thread's place for the object of a variable.
private final class Slot<Value: AnyObject>: AnySlot {
  var value: Value?
}

/// The places of threads that have ended, each retained once, by their addresses.
private final class EndedThreads: Sendable {
  private let slots = Locked<[UInt]>([])

  deinit { release() }

  func add(_ slot: UnsafeMutableRawPointer) {
    slots.withValue { $0.append(UInt(bitPattern: slot)) }
  }

  /// Releases the places; their objects may set the variable again meanwhile.
  func release() {
    let ended = slots.withValue { slots in
      defer { slots = [] }
      return slots
    }
    for address in ended {
      guard let slot = UnsafeRawPointer(bitPattern: address) else { continue }
      Unmanaged<AnySlot>.fromOpaque(slot).release()
    }
  }
}
