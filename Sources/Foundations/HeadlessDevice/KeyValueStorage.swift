public import Foundation

/// Key-value data that outlives a launch: in memory, or in a JSON file as well.
///
/// A file is replaced whole, in one step, after every change: whoever kills the process at any
/// moment finds the old file or the new one, never half of one.
public final class KeyValueStorage {
  /// All that is stored.
  public private(set) var values: [String: StoredValue]

  /// Why the last change did not reach the file, though it holds in memory; nil when it did.
  public private(set) var lastWriteError: StorageError?

  private let file: URL?

  /// Creates storage that lives as long as the process.
  public init(_ values: [String: StoredValue] = [:]) {
    self.values = values
    file = nil
  }

  /// Opens storage in a file; a file that is not there yet means that nothing is stored.
  ///
  /// - Throws: ``StorageError`` where the file cannot be read or is not what this class writes; the
  ///   file is left as it is.
  public init(file: URL) throws(StorageError) {
    self.file = file
    values = try Self.read(file)
  }

  /// The value of a key, nil for none; setting nil removes it.
  public subscript(key: String) -> StoredValue? {
    get { values[key] }
    set {
      guard values[key] != newValue else { return }
      values[key] = newValue
      write()
    }
  }

  /// The text of a key; nil for none.
  public func string(forKey key: String) -> String? { values[key]?.text }

  /// The bytes of a key; nil for none.
  public func data(forKey key: String) -> Data? { values[key]?.data }

  /// Stores text under a key; nil removes it.
  public func set(_ text: String?, forKey key: String) {
    self[key] = text.map(StoredValue.text)
  }

  /// Stores bytes under a key; nil removes it.
  public func set(_ data: Data?, forKey key: String) {
    self[key] = data.map(StoredValue.data)
  }

  /// Stores everything of a dictionary, in one change.
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
