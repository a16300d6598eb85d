import Foundation
import ScriptLanguage
import ScriptRunner
import RehearsalCore

extension InteractiveShell {
  /// Returns the words that can be inserted at the cursor.
  package func complete(_ line: String, _ cursor: String.Index) -> Completion {
    let found = ScriptCompletion(
      line, cursor, screen: session.screen, files: Self.files(beginningWith:))
    return Completion(
      wordStart: found.wordStart,
      candidates: found.candidates.map { word in
        Completion.Candidate(word, ending: word.hasSuffix("/") ? "" : " ")
      })
  }

  /// Returns the scripts and folders whose paths begin with a text.
  private static func files(beginningWith text: String) -> [String] {
    let folder = text.lastIndex(of: "/").map { String(text[...$0]) } ?? ""
    let found =
      (try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)) ?? []
    return found.sorted().compactMap { name in
      var isFolder: ObjCBool = false
      let path = folder + name
      _ = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      guard isFolder.boolValue || name.hasSuffix(".script") else { return nil }
      return isFolder.boolValue ? path + "/" : path
    }
  }
}
