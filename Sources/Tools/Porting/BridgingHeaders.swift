import Foundation

/// The modules that the headers for Objective-C import, which all files of an app see.
struct BridgingHeaders {
  let modules: Set<String>

  /// Reads the headers of an app's folder.
  ///
  /// Comments of one line are skipped; `#import <Module/Header.h>` and `@import Module;` count.
  init(_ folder: AppFolder) throws {
    modules = try folder.bridgingHeaders.reduce(into: []) { modules, path in
      let text = try SourceText.read(folder.root.appendingPathComponent(path).path)
      for line in text.split(whereSeparator: \.isNewline) {
        if let module = Self.module(line.drop(while: \.isWhitespace)) { modules.insert(module) }
      }
    }
  }

  private static func module(_ line: Substring) -> String? {
    guard !line.hasPrefix("/") else { return nil }
    let words = line.split { " \t<>/;.".contains($0) }.map(String.init)
    guard words.count > 1 else { return nil }
    switch words[0] {
    case "#import", "#include": return line.contains("<") ? words[1] : nil
    case "@import": return words[1]
    default: return nil
    }
  }
}
