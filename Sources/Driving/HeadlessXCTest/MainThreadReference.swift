/// A strong reference that a main-actor value may hold to an object of the test, which lives on the
/// main thread without being isolated to the main actor.
nonisolated final class MainThreadReference<Object: AnyObject>: Sendable {
  private let address: UInt

  init(_ object: Object) {
    address = UInt(bitPattern: Unmanaged.passRetained(object).toOpaque())
  }

  /// The object; on the main thread only.
  @MainActor var object: Object { unmanaged.takeUnretainedValue() }

  private var unmanaged: Unmanaged<Object> {
    guard let pointer = UnsafeRawPointer(bitPattern: address) else {
      preconditionFailure("A reference to an object has an address")
    }
    return Unmanaged.fromOpaque(pointer)
  }

  deinit {
    unmanaged.release()
  }
}

/// An object that holds any value, for a reference to it.
nonisolated final class Held {
  let value: Any?

  init(_ value: Any?) {
    self.value = value
  }
}
