import Foundation

/// The modules that a file imports, read line by line.
enum Imports {
  /// Returns the names of the modules; with `unconditional` those that no condition decides on.
  static func modules(of path: String, unconditional: Bool = false) throws -> Set<String> {
    let text = try SourceText.read(path)
    var modules: Set<String> = []
    var depth = 0
    for line in text.utf8.split(whereSeparator: { $0 == 10 || $0 == 13 || $0 == 59 }) {
      guard let start = line.first(where: { $0 != 32 && $0 != 9 }), starts.contains(start) else {
        continue
      }
      let words = Substring(line).split { $0 == " " || $0 == "\t" }
      switch words.first {
      case "#if": depth += 1
      case "#endif": depth -= 1
      default:
        if !unconditional || depth == 0, let module = module(words) { modules.insert(module) }
      }
    }
    return modules
  }

  /// Returns whether all code of a file lies under conditions, such as `#if canImport(UIKit)`.
  static func isConditional(_ path: String) throws -> Bool {
    let text = try SourceText.read(path)
    var depth = 0
    var isComment = false
    var hasCode = false
    for line in text.split(whereSeparator: \.isNewline) {
      let line = line.drop(while: \.isWhitespace)
      if isComment || line.hasPrefix("/*") {
        isComment = !line.contains("*/")
      } else if line.hasPrefix("#if") {
        depth += 1
      } else if line.hasPrefix("#endif") {
        depth -= 1
      } else if !line.isEmpty, !line.hasPrefix("//") {
        guard depth > 0 else { return false }
        hasCode = true
      }
    }
    return hasCode
  }

  /// Returns whether a file needs UIKit although its import has a condition.
  ///
  /// Either all of its code is for iOS, or the choice is between UIKit and AppKit alone, so that neither
  /// can be missing.
  static func needsUIKit(_ path: String) throws -> Bool {
    let lines = try SourceText.read(path).split(whereSeparator: \.isNewline)
      .map { $0.drop(while: \.isWhitespace) }
    var isLastChoice: [Bool] = []
    for line in lines {
      if line.hasPrefix("#if") {
        isLastChoice.append(false)
      } else if line.hasPrefix("#endif") {
        _ = isLastChoice.popLast()
      } else if line.hasPrefix("#else"), !isLastChoice.isEmpty {
        isLastChoice[isLastChoice.count - 1] = !line.hasPrefix("#elseif")
      } else if isLastChoice.contains(true), let module = module(line.words),
        ["UIKit", "AppKit", "Cocoa"].contains(module)
      {
        return true
      }
    }
    guard let first = lines.first(where: { $0.hasPrefix("#if") }), first.contains("os(iOS)")
    else { return false }
    return try modules(of: path).contains("UIKit") && isConditional(path)
  }

  /// Returns whether a file associates objects with others outside of conditions on Objective-C's runtime.
  static func needsRuntime(_ path: String) throws -> Bool {
    let text = try SourceText.read(path)
    return (text.contains("objc_setAssociatedObject") || text.contains("objc_getAssociatedObject"))
      && !text.contains("canImport(ObjectiveC)") && !text.contains("os(Linux)")
  }

  /// The first bytes of lines that may import or decide: `#`, `@`, `f`, `i` and `p`.
  private static let starts = Set("#@fip".utf8)

  private static let kinds: Set<Substring> = [
    "class", "struct", "enum", "protocol", "func", "var", "let", "typealias",
  ]

  /// The module that the words of a line import.
  private static func module(_ words: [Substring]) -> String? {
    guard let place = words.firstIndex(of: "import"), place < 3, place + 1 < words.count else {
      return nil
    }
    let named = kinds.contains(words[place + 1]) ? place + 2 : place + 1
    guard named < words.count else { return nil }
    return String(words[named].prefix { $0 != "." })
  }
}

extension Substring {
  /// The words between spaces and tabulators.
  fileprivate var words: [Substring] { split { $0 == " " || $0 == "\t" } }
}
