public import Dispatch

/// The sources of Dispatch with a queue of the app, whose handlers run in order with its other work.
extension DispatchSource {
  /// Returns a timer, whose handler runs when its date on the virtual clock comes.
  nonisolated public class func makeTimerSource(
    flags: TimerFlags = [], queue: DispatchQueue
  ) -> any DispatchSourceTimer { makeTimerSource(flags: flags, queue: Dispatch.DispatchQueue.main) }

  /// Returns a source that adds up what it is told.
  nonisolated public class func makeUserDataAddSource(
    queue: DispatchQueue
  ) -> any DispatchSourceUserDataAdd { makeUserDataAddSource(queue: Dispatch.DispatchQueue.main) }

  /// Returns a source that joins the bits of what it is told.
  nonisolated public class func makeUserDataOrSource(
    queue: DispatchQueue
  ) -> any DispatchSourceUserDataOr { makeUserDataOrSource(queue: Dispatch.DispatchQueue.main) }

  /// Returns a source that keeps the last of what it is told.
  nonisolated public class func makeUserDataReplaceSource(
    queue: DispatchQueue
  ) -> any DispatchSourceUserDataReplace {
    makeUserDataReplaceSource(queue: Dispatch.DispatchQueue.main)
  }

  /// Returns a source that tells when a file can be read.
  nonisolated public class func makeReadSource(
    fileDescriptor: Int32, queue: DispatchQueue
  ) -> any DispatchSourceRead {
    makeReadSource(fileDescriptor: fileDescriptor, queue: Dispatch.DispatchQueue.main)
  }

  /// Returns a source that tells when a file can be written.
  nonisolated public class func makeWriteSource(
    fileDescriptor: Int32, queue: DispatchQueue
  ) -> any DispatchSourceWrite {
    makeWriteSource(fileDescriptor: fileDescriptor, queue: Dispatch.DispatchQueue.main)
  }

  /// Returns a source that tells of a signal to the process.
  nonisolated public class func makeSignalSource(
    signal: Int32, queue: DispatchQueue
  ) -> any DispatchSourceSignal {
    makeSignalSource(signal: signal, queue: Dispatch.DispatchQueue.main)
  }
}
