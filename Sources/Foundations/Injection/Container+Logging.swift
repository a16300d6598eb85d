#if canImport(Darwin)
  import Darwin
  import os
#else
  import Glibc
  import Synchronization
#endif

extension Container {
  /// Told, in words, of each service that could not be resolved; at first standard error is.
  ///
  /// ``require(_:name:)`` and ``verify()`` tell nobody, since they give the error.
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
