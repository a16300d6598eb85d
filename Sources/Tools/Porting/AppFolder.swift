import Foundation

/// The files of an app's folder, by their use.
struct AppFolder {
  private(set) var sources: [String] = []
  private(set) var tests: [String] = []
  private(set) var uiTests: [String] = []
  private(set) var interfaces: [String] = []
  private(set) var resources: [String] = []
  private(set) var infoPlists: [String] = []
  private(set) var projects: [String] = []

  let root: URL

  private static let skippedFolders: Set<String> = [
    "Pods", "Carthage", "DerivedData", "fastlane", "node_modules", "build", "vendor",
  ]
  private static let skippedEndings: Set<String> = [
    "xcworkspace", "playground", "framework", "xcframework", "xcassets", "appiconset", "docc",
    "xctemplate",
    "bundle",
  ]
  private static let resourceEndings: Set<String> = [
    "json", "plist", "txt", "html", "css", "js", "csv", "xml", "geojson", "strings", "stringsdict",
    "xcstrings", "der", "cer", "md",
  ]

  /// Reads the names of the files.
  init(_ root: URL, excluding patterns: [String], project: XcodeProject?) throws {
    self.root = root
    for path in try Self.paths(below: root) {
      guard !patterns.contains(where: { Glob($0).matches(path) }) else { continue }
      add(path, project)
    }
  }

  private mutating func add(_ path: String, _ project: XcodeProject?) {
    let ending = (path as String).split(separator: ".").last.map(String.init) ?? ""
    let folders = path.split(separator: "/").dropLast()
    let isUITest = folders.contains { $0.hasSuffix("UITests") }
    let isTest = folders.contains { $0.hasSuffix("Tests") || $0 == "Tests" }
    switch ending {
    case "swift":
      if path == "Package.swift" || path.hasSuffix("/Package.swift") { return }
      if isUITest {
        uiTests.append(path)
      } else if isTest {
        tests.append(path)
      } else if path.split(separator: "/").last != "main.swift", project?.leavesOut(path) != true {
        sources.append(path)
      }
    case "storyboard", "xib": if !isTest { interfaces.append(path) }
    case "plist" where path.hasSuffix("Info.plist"): if !isTest { infoPlists.append(path) }
    case _ where Self.resourceEndings.contains(ending):
      if !isTest, !path.hasSuffix("README.md"), folders.last?.hasSuffix(".xcodeproj") != true {
        resources.append(path)
      }
    default: break
    }
  }

  /// The paths of all files below a folder, sorted; hidden ones and those of others are left out.
  private static func paths(below root: URL) throws -> [String] {
    var found: [String] = []
    var folders = [""]
    while let folder = folders.popLast() {
      let url = folder.isEmpty ? root : root.appendingPathComponent(folder)
      for name in try FileManager.default.contentsOfDirectory(atPath: url.path) {
        guard !name.hasPrefix(".") else { continue }
        let path = folder.isEmpty ? name : "\(folder)/\(name)"
        var isFolder: ObjCBool = false
        let whole = root.appendingPathComponent(path).path
        guard FileManager.default.fileExists(atPath: whole, isDirectory: &isFolder) else {
          continue
        }
        if !isFolder.boolValue {
          found.append(path)
        } else if !isSkipped(name) {
          folders.append(path)
        }
      }
    }
    return found.sorted()
  }

  private static func isSkipped(_ folder: String) -> Bool {
    let ending = folder.contains(".") ? folder.split(separator: ".").last.map(String.init) : nil
    return skippedFolders.contains(folder) || ending.map(skippedEndings.contains) == true
      || ending == "xcodeproj"
  }
}

/// A pattern of paths: `*` matches within a name, `**` over folders.
struct Glob {
  private let pattern: [Character]

  init(_ pattern: String) { self.pattern = Array(pattern) }

  /// Returns whether a path, or a folder that it is in, matches.
  func matches(_ path: String) -> Bool {
    let names = path.split(separator: "/")
    return (1...max(1, names.count)).contains {
      let part = Array(names.prefix($0).joined(separator: "/"))
      return Self.match(pattern[...], part[...])
    }
  }

  private static func match(_ pattern: ArraySlice<Character>, _ text: ArraySlice<Character>) -> Bool
  {
    guard let first = pattern.first else { return text.isEmpty }
    if first == "*" {
      let isDeep = pattern.dropFirst().first == "*"
      let rest = pattern.dropFirst(isDeep ? 2 : 1)
      var tail = text
      while true {
        if match(rest, tail) { return true }
        guard let next = tail.first, isDeep || next != "/" else { return false }
        tail = tail.dropFirst()
      }
    }
    guard let character = text.first, first == "?" ? character != "/" : first == character else {
      return false
    }
    return match(pattern.dropFirst(), text.dropFirst())
  }
}
