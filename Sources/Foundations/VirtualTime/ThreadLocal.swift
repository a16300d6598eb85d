#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A thread-local variable: one object for each thread, for code without an isolation of its own.
package struct ThreadLocal<Value: AnyObject>: Sendable {
  private let key: pthread_key_t

  /// Creates a variable that is nil on every thread; a thread that ends releases its object.
  package init() {
    var key = pthread_key_t()
    let failure = pthread_key_create(&key) { object in
      #if canImport(Darwin)
        Unmanaged<AnyObject>.fromOpaque(object).release()
      #else
        if let object { Unmanaged<AnyObject>.fromOpaque(object).release() }
      #endif
    }
    precondition(failure == 0, "VirtualTime: the process has run out of thread-local slots")
    self.key = key
  }

  /// This thread's object.
  package var value: Value? {
    get {
      guard let object = pthread_getspecific(key) else { return nil }
      return Unmanaged<Value>.fromOpaque(object).takeUnretainedValue()
    }
    nonmutating set {
      let old = pthread_getspecific(key)
      pthread_setspecific(key, newValue.map { Unmanaged.passRetained($0).toOpaque() })
      if let old { Unmanaged<Value>.fromOpaque(old).release() }
    }
  }
}
