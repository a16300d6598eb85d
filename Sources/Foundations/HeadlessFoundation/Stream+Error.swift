public import Foundation

extension Stream {
  /// The error of a stream, instead of `streamError`, which ends the program on Linux where there is none.
  nonisolated public var rehearsalStreamError: (any Error)? {
    streamStatus == .error ? CocoaError(.fileReadUnknown) : nil
  }
}
