#if canImport(Darwin)
  import Darwin
  import os
#else
  import Glibc
  import Synchronization
#endif

extension Container {
  /// The function that logs each service that could not be resolved; writes to standard error by
  /// default.
  ///
  /// ``require(_:name:)`` and ``verify()`` do not call it: they throw or return the error.
  public static var loggingFunction: (@Sendable (String) -> Void)? {
    get { logging.withLock { $0 } }
    set { logging.withLock { $0 = newValue } }
  }

  #if canImport(Darwin)
    // Synchronization's mutex needs a later macOS than the package.
    private static let logging = OSAllocatedUnfairLock<(@Sendable (String) -> Void)?>(
      initialState: { writeToStandardError($0) })
  #else
    private static let logging = Mutex<(@Sendable (String) -> Void)?>({ writeToStandardError($0) })
  #endif

  private static func writeToStandardError(_ text: String) {
    let bytes = Array("Injection: \(text)\n".utf8)
    _ = write(STDERR_FILENO, bytes, bytes.count)
  }
}
