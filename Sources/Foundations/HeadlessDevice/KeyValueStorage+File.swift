import Foundation

/// The JSON file of a key-value storage.
///
/// A change is written to a draft beside the file, which then replaces it.
struct StorageFile {
  /// The path, as it was given.
  let path: String

  /// The file that the path means once its symbolic links are followed.
  private let target: String

  init(_ path: String) {
    self.path = path
    target = SystemFile.resolved(path)
  }
}

// MARK: Reading

extension StorageFile {
  /// Returns the values; a missing file has none.
  func read() throws(StorageError) -> [String: StoredValue] {
    guard let bytes = try bytes() else { return [:] }
    do {
      return try JSONDecoder().decode([String: StoredValue].self, from: Data(bytes))
    } catch {
      throw unreadable(Self.reason(of: error))
    }
  }

  private func bytes() throws(StorageError) -> [UInt8]? {
    guard let isRegular = try isRegular() else { return nil }
    // A device such as /dev/full never ends, and a draft would replace the device itself.
    guard isRegular else { throw unreadable("it is a folder or a device") }
    do {
      let file = try SystemFile(target, .reading)
      defer { try? file.close() }
      return try file.read()
    } catch {
      throw unreadable(error.description)
    }
  }

  private func isRegular() throws(StorageError) -> Bool? {
    do {
      return try SystemFile.isRegular(target)
    } catch {
      throw unreadable(error.description)
    }
  }

  private func unreadable(_ reason: String) -> StorageError {
    StorageError(path: path, isReading: true, reason: reason)
  }

  private static func reason(of error: any Error) -> String {
    guard case DecodingError.typeMismatch(_, let context) = error,
      let key = context.codingPath.first
    else { return "it is not a JSON object" }
    return """
      the value of `\(key.stringValue)` is not a string, a number, true, false or an object with `base64`
      """
  }
}

// MARK: Writing

extension StorageFile {
  /// Checks that the values can be written, without changing the file.
  func checkWritable(_ values: [String: StoredValue]) throws(StorageError) {
    try writing { () throws(SystemFile.Failure) in
      if try SystemFile.isRegular(target) != nil { try SystemFile.checkWritable(target) }
      try writeDraft(values)
      SystemFile.remove(draft)
    }
  }

  /// Replaces the file's content.
  func write(_ values: [String: StoredValue]) throws(StorageError) {
    try writing { () throws(SystemFile.Failure) in
      try writeDraft(values)
      try SystemFile.rename(draft, to: target)
    }
  }

  private func writing(
    _ body: () throws(SystemFile.Failure) -> Void
  ) throws(StorageError) {
    do throws(SystemFile.Failure) {
      try body()
    } catch {
      SystemFile.remove(draft)
      throw StorageError(path: path, isReading: false, reason: error.description)
    }
  }

  private func writeDraft(_ values: [String: StoredValue]) throws(SystemFile.Failure) {
    SystemFile.remove(draft)
    try SystemFile(draft, .creating).fill(with: Self.encoded(values), permissionsOf: target)
  }

  private static func encoded(_ values: [String: StoredValue]) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      return try encoder.encode(values)
    } catch {
      fatalError("strings and bytes can always be encoded as JSON: \(error)")
    }
  }
}

// MARK: Drafts

extension StorageFile {
  /// The draft of this process.
  private var draft: String { "\(target).\(SystemFile.processNumber).draft" }

  /// Removes the drafts beside the file whose processes have ended, killed before they were done.
  func removeOldDrafts() {
    let parts = target.split(separator: "/", omittingEmptySubsequences: false)
    let folder = parts.count == 1 ? "." : parts.dropLast().joined(separator: "/") + "/"
    for name in SystemFile.names(in: folder) {
      guard let process = Self.process(ofDraft: name, of: String(parts.last ?? "")) else {
        continue
      }
      if !SystemFile.isRunning(process) { SystemFile.remove("\(folder)/\(name)") }
    }
  }

  /// Returns the number of the process that wrote a draft; nil for another file.
  ///
  /// Foundation's atomic writes, which earlier versions used, name drafts `.dat.nosync1A2B.x7Yz12`.
  private static func process(ofDraft name: String, of file: String) -> Int32? {
    let foundation = ".dat.nosync"
    if name.hasPrefix(foundation) {
      return Int32(name.dropFirst(foundation.count).prefix { $0 != "." }, radix: 16)
    }
    guard name.hasPrefix("\(file)."), name.hasSuffix(".draft") else { return nil }
    return Int32(name.dropFirst(file.count + 1).dropLast(".draft".count))
  }
}
