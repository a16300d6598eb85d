public import Foundation

/// Key-value data that persists between launches, in memory or also in a JSON file.
///
/// After every change the file is replaced atomically: if the process is killed at any moment, the
/// file has either the old or the new content.
public final class KeyValueStorage {
  /// All stored values by key.
  public private(set) var values: [String: StoredValue]

  /// The error of the last write to the file, whose change is in memory only; nil if it succeeded.
  public private(set) var lastWriteError: StorageError?

  private let file: URL?

  /// Creates storage in memory only.
  public init(_ values: [String: StoredValue] = [:]) {
    self.values = values
    file = nil
  }

  /// Opens storage in a file; a missing file counts as empty storage.
  ///
  /// - Throws: ``StorageError`` if the file cannot be read or decoded; the file is not changed.
  public init(file: URL) throws(StorageError) {
    self.file = file
    values = try Self.read(file)
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

  private static func read(_ file: URL) throws(StorageError) -> [String: StoredValue] {
    guard FileManager.default.fileExists(atPath: file.path) else { return [:] }
    do {
      return try JSONDecoder().decode([String: StoredValue].self, from: Data(contentsOf: file))
    } catch {
      throw StorageError(path: file.path, isReading: true, reason: error.localizedDescription)
    }
  }

  private func write() {
    guard let file else { return }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      try encoder.encode(values).write(to: file, options: .atomic)
      lastWriteError = nil
    } catch {
      lastWriteError = StorageError(
        path: file.path, isReading: false, reason: error.localizedDescription)
    }
  }
}
