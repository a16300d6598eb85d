/// Why a storage file could not be read or written.
public struct StorageError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The file.
  public let path: String

  /// Whether it was being read; otherwise it was being written.
  public let isReading: Bool

  /// What the system said.
  public let reason: String

  /// What happened, where, and what to do.
  public var description: String {
    isReading
      ? """
      the storage file \(path) cannot be read: \(reason) \
      It must hold a JSON object of strings; move it away to start with empty storage.
      """
      : "the storage file \(path) cannot be written: \(reason) Name a file in a folder you may write."
  }
}
