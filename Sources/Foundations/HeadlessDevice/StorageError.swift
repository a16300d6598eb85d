/// An error in reading or writing a storage file.
public struct StorageError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The path of the file.
  public let path: String

  /// Whether reading failed; otherwise writing failed.
  public let isReading: Bool

  /// The system's reason, or the mistake in the file, without a full stop.
  public let reason: String

  /// The failure, the file, and the remedy.
  public var description: String {
    "the storage file \(path) cannot be \(isReading ? "read" : "written"): \(reason). \(remedy)"
  }

  private var remedy: String {
    isReading
      ? "It must hold a JSON object of strings; move it away to start with empty storage."
      : "Name a file in a folder you may write, on a disk with space left."
  }
}
