public import Foundation

/// Key-value data that persists between launches, in memory or also in a JSON file.
///
/// After every change the file is replaced atomically: if the process is killed at any moment, the
/// file has either the old or the new content.
public final class KeyValueStorage {
  /// All stored values by key.
  public private(set) var values: [String: StoredValue]

  /// The number of changes since the storage was created.
  package private(set) var changeCount = 0

  /// The error of the last write to the file, whose change is in memory only; nil if it succeeded.
  public private(set) var lastWriteError: StorageError?

  private let file: StorageFile?

  /// Creates storage in memory only.
  public init(_ values: [String: StoredValue] = [:]) {
    self.values = values
    file = nil
  }

  /// Opens storage in a file; a missing file counts as empty storage.
  ///
  /// Drafts of the file that killed processes left beside it are removed.
  ///
  /// - Throws: ``StorageError`` if the file cannot be read, decoded or written; it is not changed.
  public init(file: URL) throws(StorageError) {
    let file = StorageFile(file.path)
    self.file = file
    file.removeOldDrafts()
    values = try file.read()
    try file.checkWritable(values)
  }

  /// The value of a key; nil for none, and setting nil removes it.
  public subscript(key: String) -> StoredValue? {
    get { values[key] }
    set {
      guard values[key] != newValue else { return }
      values[key] = newValue
      write()
    }
  }

  /// Returns the text of a key; nil for none.
  public func string(forKey key: String) -> String? { values[key]?.text }

  /// Returns the bytes of a key; nil for none.
  public func data(forKey key: String) -> Data? { values[key]?.data }

  /// Stores text under a key; nil removes it.
  public func set(_ text: String?, forKey key: String) {
    self[key] = text.map(StoredValue.text)
  }

  /// Stores bytes under a key; nil removes it.
  public func set(_ data: Data?, forKey key: String) {
    self[key] = data.map(StoredValue.data)
  }

  /// Stores all pairs of a dictionary in one change.
  public func merge(_ new: [String: String]) {
    guard !new.isEmpty else { return }
    values.merge(new.mapValues(StoredValue.text)) { $1 }
    write()
  }

  private func write() {
    changeCount += 1
    guard let file else { return }
    do throws(StorageError) {
      try file.write(values)
      lastWriteError = nil
    } catch {
      lastWriteError = error
    }
  }
}
