#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The threads of the process: what they share costs nothing while there is a single one.
enum Threads {
  /// Whether the process has a single thread; an object stores it, so that it is not looked up.
  struct Flag {
    private let address: UnsafePointer<Bool>?

    init(_ address: UInt) {
      self.address = UnsafePointer(bitPattern: address)
    }

    /// Whether the process has a single thread; false where that is not known.
    @inline(__always)
    var isSingle: Bool { address?.pointee ?? false }

    /// Runs a short body while no other thread runs one; it calls nothing that takes the lock again.
    @inline(__always)
    func exclusively<Result>(_ body: () -> Result) -> Result {
      if isSingle { return body() }
      lock.lock()
      defer { lock.unlock() }
      return body()
    }
  }

  /// The flag of this process.
  static var flag: Flag { Flag(beginning.flag) }

  /// The thread that calls.
  static var current: UInt {
    #if canImport(Darwin)
      UInt(bitPattern: pthread_self())
    #else
      UInt(pthread_self())
    #endif
  }

  /// The thread that was the single one when ``flag`` was first read; 0 for none.
  static var first: UInt { beginning.thread }

  fileprivate static let lock = ThreadLock()

  /// The address of the C library's flag for a single thread, 0 for none, and that thread.
  private static let beginning: (flag: UInt, thread: UInt) = {
    #if canImport(Darwin)
      return (0, 0)
    #else
      guard let flag = dlsym(nil, "__libc_single_threaded") else { return (0, 0) }
      let isSingle = flag.assumingMemoryBound(to: Bool.self).pointee
      return (UInt(bitPattern: flag), isSingle ? current : 0)
    #endif
  }()
}

/// A lock of the system's, which the thread sanitizer knows.
private final class ThreadLock: Sendable {
  private let address: UInt

  private var mutex: UnsafeMutablePointer<pthread_mutex_t>? {
    UnsafeMutablePointer(bitPattern: address)
  }

  init() {
    let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    mutex.initialize(to: pthread_mutex_t())
    let failure = pthread_mutex_init(mutex, nil)
    precondition(failure == 0, "Reactive: a mutex cannot be created: error \(failure)")
    address = UInt(bitPattern: mutex)
  }

  deinit {
    guard let mutex else { return }
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  func lock() {
    if let mutex { pthread_mutex_lock(mutex) }
  }

  func unlock() {
    if let mutex { pthread_mutex_unlock(mutex) }
  }
}
