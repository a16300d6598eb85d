extension Imports {
  /// The types of Foundation that would leave the device: its network, its clock or its storage.
  private static let leaving: Set<Substring> = [
    "URLSession", "OperationQueue", "UserDefaults", "Timer",
  ]

  /// Returns whether a file names a type of Foundation that has a stand-in on the device.
  static func leavesDevice(_ path: String) throws -> Bool {
    let text = try SourceText.read(path)
    guard leaving.contains(where: { text.contains($0) }) else { return false }
    return code(of: text).contains { line in
      line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains(where: leaving.contains)
    }
  }

  /// The words of code that Apple's systems alone compile, and that the rewriter changes.
  private static let apples = [
    "@objc", "#selector(", "#keyPath(", "autoreleasepool", "NSLocalizedString(", "CFAbsoluteTime",
    "CACurrentMediaTime", "PTHREAD_MUTEX_RECURSIVE", " as NSString", " as NSArray",
    " as NSDictionary", " as NSNumber", " as CFString",
  ]

  /// Returns whether a file has code that only Apple's systems compile.
  static func needsRewriting(_ path: String) throws -> Bool {
    let text = try SourceText.read(path)
    guard apples.contains(where: { text.contains($0) }) else { return false }
    return code(of: text).contains { line in apples.contains { line.contains($0) } }
  }

  /// The marks of code that is written for systems without Objective-C as well.
  private static let others = [
    "os(Linux)", "canImport(ObjectiveC)", "canImport(Darwin)", "canImport(Glibc)",
    "FoundationNetworking",
  ]

  /// Returns whether a file looks after systems that are not Apple's.
  static func looksAfterOthers(_ path: String) throws -> Bool {
    let text = try SourceText.read(path)
    return others.contains { text.contains($0) }
  }

  /// The lines of a source that are no comments.
  private static func code(of text: String) -> [Substring] {
    var isComment = false
    return text.split(whereSeparator: \.isNewline).filter { whole in
      let line = whole.drop(while: \.isWhitespace)
      if isComment || line.hasPrefix("/*") {
        isComment = !line.contains("*/")
        return false
      }
      return !line.hasPrefix("//")
    }
  }
}
