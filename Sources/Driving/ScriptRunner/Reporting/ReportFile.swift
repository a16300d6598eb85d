import HeadlessDevice
package import ScriptLanguage

/// The file of a report, which is open from before the first scene.
package final class ReportFile {
  /// The error of the last write or of closing; nil if all succeeded.
  package private(set) var error: UsageError?

  private let path: String
  private let appends: Bool
  private let file: SystemFile

  /// Creates or empties a file, and creates its folders if needed.
  ///
  /// - Parameters:
  ///   - path: the path of the file.
  ///   - appends: whether the file keeps its content.
  /// - Throws: ``UsageError`` with the system's reason.
  package init(_ path: String, appends: Bool = false) throws(UsageError) {
    self.path = path
    self.appends = appends
    do {
      let folder = ScriptPath.folder(of: path)
      if !folder.isEmpty { try SystemFile.createFolders(folder) }
      file = try SystemFile(path, appends ? .appending : .replacing)
    } catch {
      throw UsageError("the report `\(path)` cannot be written: \(error)")
    }
  }

  /// Writes text, unless an earlier text could not be written.
  package func write(_ text: String) {
    attempt { () throws(SystemFile.Failure) in try file.write(text.utf8) }
  }

  /// Replaces the file's content, so that it is whole at every moment; nil for what is no ordinary file.
  package var replace: ((String) -> Void)? {
    guard !appends, (try? SystemFile.isRegular(path)) == true else { return nil }
    return { [self] text in
      attempt { () throws(SystemFile.Failure) in try Self.replace(path, with: text) }
    }
  }

  /// Writes a draft beside a file and puts it in the file's place.
  ///
  /// Writes the file itself if its folder takes no new file.
  private static func replace(_ path: String, with text: String) throws(SystemFile.Failure) {
    let target = SystemFile.resolved(path)
    let draft = target + ".draft"
    SystemFile.remove(draft)
    guard let file = try? SystemFile(draft, .creating) else {
      return try SystemFile(target, .replacing).fill(with: text.utf8)
    }
    do throws(SystemFile.Failure) {
      try file.fill(with: text.utf8, permissionsOf: target)
      try SystemFile.rename(draft, to: target)
    } catch {
      SystemFile.remove(draft)
      throw error
    }
  }

  /// Closes the file.
  package func close() {
    attempt { () throws(SystemFile.Failure) in try file.close() }
  }

  private func attempt(_ body: () throws(SystemFile.Failure) -> Void) {
    guard error == nil else { return }
    do {
      try body()
    } catch {
      self.error = UsageError("the report `\(path)` cannot be written: \(error)")
    }
  }
}
