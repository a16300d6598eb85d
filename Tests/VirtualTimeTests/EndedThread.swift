#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A thread that runs one body and ends.
nonisolated enum EndedThread {
  private final class Work {
    let body: () -> Void
    init(_ body: @escaping () -> Void) { self.body = body }
  }

  /// Runs a body on a new thread, and returns when the thread and its variables have ended.
  static func run(_ body: @escaping () -> Void) {
    let work = Unmanaged.passRetained(Work(body)).toOpaque()
    #if canImport(Darwin)
      var thread: pthread_t?
      pthread_create(&thread, nil, { EndedThread.run($0) }, work)
      if let thread { pthread_join(thread, nil) }
    #else
      var thread = pthread_t()
      pthread_create(&thread, nil, { $0.flatMap(EndedThread.run) }, work)
      pthread_join(thread, nil)
    #endif
  }

  private static func run(_ work: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    Unmanaged<Work>.fromOpaque(work).takeRetainedValue().body()
    return nil
  }
}
