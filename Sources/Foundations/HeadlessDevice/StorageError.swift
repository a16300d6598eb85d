/// An error in reading or writing a storage file.
public struct StorageError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The path of the file.
  public let path: String

  /// Whether reading failed; otherwise writing failed.
  public let isReading: Bool

  /// The system's message.
  public let reason: String

  /// The failure, the file, and the remedy.
  public var description: String {
    isReading
      ? """
      the storage file \(path) cannot be read: \(reason) \
      It must hold a JSON object of strings; move it away to start with empty storage.
      """
      : "the storage file \(path) cannot be written: \(reason) Name a file in a folder you may write."
  }
}
