import Foundation

/// A library's description for CocoaPods, as far as a port needs it.
///
/// It is a program in Ruby, which is not run: only names and patterns that are written out are found. The
/// sources are those of all of its subspecs. Source: the Podspec Syntax Reference of CocoaPods.
struct Podspec {
  /// The name of the library's module.
  let module: String
  /// The folder of the description, in which the sources are.
  let folder: URL
  /// The paths of the library's Swift sources in the folder.
  let sources: Set<String>

  /// Reads the description in a file.
  init(_ file: URL) throws {
    let text = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .filter { !$0.trimmingPrefix(while: \.isWhitespace).hasPrefix("#") }
      .joined(separator: "\n")
    let base = file.deletingPathExtension().lastPathComponent
    module = Port.identifier(
      Self.values(of: "module_name", in: text).first
        ?? Self.values(of: "name", in: text).first ?? base)
    folder = file.deletingLastPathComponent().standardizedFileURL
    let wanted = Self.patterns(of: "source_files", in: text)
    let unwanted = Self.patterns(of: "exclude_files", in: text)
    sources = Self.swiftFiles(in: folder).filter { path in
      wanted.contains { $0.matchesWhole(path) } && !unwanted.contains { $0.matchesWhole(path) }
    }
  }

  /// The description in a folder: the one of a library, or the only one.
  static func file(in folder: URL, of library: String? = nil) -> URL? {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let specs = names.filter { $0.hasSuffix(".podspec") }
    let name = library.map { "\($0).podspec" }
    return (specs.first { $0 == name } ?? (specs.count == 1 ? specs.first : nil))
      .map(folder.appendingPathComponent)
  }

  /// Returns the quoted values that an attribute is given: `s.source_files = 'A/*.swift', 'B/*.swift'`.
  private static func values(of attribute: String, in text: String) -> [String] {
    let assignments = text.split(separator: "\n", omittingEmptySubsequences: false)
    var values: [String] = []
    var isOpen = false
    for line in assignments {
      var rest = line
      if !isOpen {
        guard let range = line.firstRange(of: ".\(attribute)") else { continue }
        rest = line[range.upperBound...].drop(while: \.isWhitespace)
        guard rest.first == "=" else { continue }
      }
      values += quoted(in: rest)
      isOpen = isContinued(rest, isOpen)
    }
    return values
  }

  /// Whether a list of values goes on in the next line.
  private static func isContinued(_ line: Substring, _ wasOpen: Bool) -> Bool {
    if line.contains("]") { return false }
    return wasOpen || line.contains("[") || line.last { !$0.isWhitespace } == ","
  }

  private static func quoted(in line: Substring) -> [String] {
    line.matches(of: /'([^']*)'|"([^"]*)"/).compactMap { ($0.1 ?? $0.2).map(String.init) }
  }

  /// The patterns of an attribute; `**/` stands for any folders or none, braces for alternatives, and a path
  /// without a sign for the files in the folder of that name.
  private static func patterns(of attribute: String, in text: String) -> [Glob] {
    values(of: attribute, in: text).flatMap(alternatives).flatMap { pattern in
      pattern.contains { "*?".contains($0) } ? [pattern] : [pattern, "\(pattern)/*"]
    }
    .map { Glob($0.replacing("**/", with: "**")) }
  }

  private static func alternatives(_ pattern: String) -> [String] {
    guard let braces = pattern.firstMatch(of: /\{([^{}]*)\}/) else { return [pattern] }
    return braces.1.split(separator: ",").flatMap { part in
      alternatives(pattern.replacingCharacters(in: braces.range, with: part))
    }
  }

  private static func swiftFiles(in folder: URL) -> Set<String> {
    let files = FileManager.default.enumerator(atPath: folder.path)
    return Set(files?.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") } ?? [])
  }

  /// The library, whose sources are copied.
  var package: LocalPackage {
    LocalPackage(
      folder: folder, identity: module, products: [], isCopied: true, languageMode: "5",
      targets: [
        LocalPackage.Target(
          module: module, folder: folder, excluded: [], sources: sources, isTest: false)
      ])
  }
}
