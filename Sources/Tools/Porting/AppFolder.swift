import Foundation

/// The files of an app's folder, by their use.
struct AppFolder {
  private(set) var sources: [String] = []
  private(set) var tests: [String] = []
  private(set) var uiTests: [String] = []
  private(set) var interfaces: [String] = []
  private(set) var resources: [String] = []
  /// The files that only the unit tests have in their bundle.
  private(set) var testResources: [String] = []
  private(set) var infoPlists: [String] = []
  /// The headers by which Swift sees what Objective-C declares, as Xcode calls them.
  private(set) var bridgingHeaders: [String] = []
  /// The app's sources in Objective-C, which are not ported.
  private(set) var objectiveCSources: [String] = []
  /// The folders of Swift packages in the app's folder.
  private(set) var packages: [URL] = []
  /// The folders of Core Data's models.
  private(set) var models: [String] = []
  /// The folders of asset catalogs.
  private(set) var catalogs: [String] = []

  let root: URL
  /// Whether the folder is that of a Swift package.
  private let isPackage: Bool

  private static let skippedFolders: Set<String> = [
    "Pods", "Carthage", "DerivedData", "fastlane", "node_modules", "build", "vendor",
  ]
  private static let skippedEndings: Set<String> = [
    "xcworkspace", "playground", "framework", "xcframework", "xcassets", "appiconset", "docc",
    "xctemplate", "bundle", "xcdatamodeld",
  ]
  /// The endings of files that an app reads from its bundle, and that a folder may have for other uses.
  private static let mediaEndings: Set<String> = [
    "png", "jpg", "jpeg", "gif", "heic", "webp", "pdf", "svg", "mp3", "m4a", "wav", "caf", "aif",
    "aiff", "mp4", "m4v", "mov", "ttf", "otf", "sqlite", "db", "rtf", "tsv", "yml", "yaml", "ics",
    "vcf", "zip", "bin", "dat", "lottie",
  ]
  private static let resourceEndings: Set<String> = [
    "json", "plist", "txt", "html", "css", "js", "csv", "xml", "geojson", "strings", "stringsdict",
    "xcstrings", "der", "cer", "md",
  ]

  /// Reads the names of the files; with `own`, of Swift files only those paths count.
  init(
    _ root: URL, excluding patterns: [String], sources own: Set<String>? = nil,
    project: XcodeProject?, output: URL? = nil
  ) throws {
    self.root = root
    isPackage = Self.isManifest(root.appendingPathComponent("Package.swift"))
    let globs = patterns.map { Glob($0) }
    for path in try paths(except: output.map(Self.realPath))
    where !globs.contains(where: { $0.matches(path) }) && project?.isOfAnother(path) != true
      && (own?.contains(path) != false || !path.hasSuffix(".swift"))
    {
      add(path, project)
    }
    models.removeAll { model in
      globs.contains { $0.matches(model) } || project?.leavesOutModel(model) == true
    }
    catalogs.removeAll { catalog in
      globs.contains { $0.matches(catalog) } || project?.isOfAnother(catalog) == true
    }
    packages.removeAll { package in
      let path = String(package.path.dropFirst(root.path.count + 1))
      return globs.contains { $0.matches(path) }
    }
  }

  private mutating func add(_ path: String, _ project: XcodeProject?) {
    let ending = (path as String).split(separator: ".").last.map(String.init) ?? ""
    let folders = path.split(separator: "/").dropLast()
    let use = ending == "swift" ? project?.use(of: path) : nil
    let isUITest = use.map { $0 == .uiTests } ?? folders.contains { $0.hasSuffix("UITests") }
    let isTest = use.map { $0 != .app } ?? folders.contains { $0.hasSuffix("Tests") }
    switch ending {
    case "swift":
      if path.split(separator: "/").last == "LinuxMain.swift" || isManifest(path) { return }
      if isScript(path) { return }
      if isUITest {
        uiTests.append(path)
      } else if isTest {
        tests.append(path)
      } else if path.split(separator: "/").last != "main.swift", project?.leavesOut(path) != true {
        sources.append(path)
      }
    case "storyboard", "xib":
      if !isTest, project?.hasOther(than: path) != true { interfaces.append(path) }
    case "h" where isBridgingHeader(path, project): if !isTest { bridgingHeaders.append(path) }
    case "m", "mm":
      if !isTest, project?.leavesOut(path) != true { objectiveCSources.append(path) }
    case "plist" where path.hasSuffix("Info.plist"): if !isTest { infoPlists.append(path) }
    case _ where Self.resourceEndings.contains(ending):
      if !path.hasSuffix("README.md"), folders.last?.hasSuffix(".xcodeproj") != true {
        addResource(path, isTest: isTest, isUITest: isUITest)
      }
    case _ where Self.mediaEndings.contains(ending.lowercased()):
      if isTest || isResource(path, project) {
        addResource(path, isTest: isTest, isUITest: isUITest)
      }
    default: break
    }
  }

  /// Whether a header has the name that Xcode gives it, or is the one that the project's settings name.
  private func isBridgingHeader(_ path: String, _ project: XcodeProject?) -> Bool {
    path.hasSuffix("Bridging-Header.h")
      || root.appendingPathComponent(path).path == project?.bridgingHeader
  }

  private mutating func addResource(_ path: String, isTest: Bool, isUITest: Bool) {
    if !isTest {
      resources.append(path)
    } else if !isUITest {
      testResources.append(path)
    }
  }

  /// Whether a file that may have other uses, as the pictures of a README, is in the bundle.
  private func isResource(_ path: String, _ project: XcodeProject?) -> Bool {
    if let project { return project.use(of: path) == .app }
    return !isPackage || path.hasPrefix("Sources/")
  }

  /// Whether a file is a program of its own, which a shell runs.
  private func isScript(_ path: String) -> Bool {
    let file = try? FileHandle(forReadingFrom: root.appendingPathComponent(path))
    defer { try? file?.close() }
    return (try? file?.read(upToCount: 2)) == Data("#!".utf8)
  }

  private func isManifest(_ path: String) -> Bool {
    path.split(separator: "/").last == "Package.swift"
      && Self.isManifest(root.appendingPathComponent(path))
  }

  /// Whether a file describes a package; an app may have a source of this name.
  private static func isManifest(_ file: URL) -> Bool {
    guard let text = try? Data(contentsOf: file) else { return false }
    return text.firstRange(of: Data("PackageDescription".utf8)) != nil
  }

  private static func realPath(_ url: URL) -> String { url.resolvingSymlinksInPath().path }

  /// The paths of all files below the folder, sorted, each folder once; hidden ones, those of others, of packages,
  /// and those that an earlier port wrote are left out.
  private mutating func paths(except output: String?) throws -> [String] {
    var found: [String] = []
    var folders = [""]
    var seen: Set<String> = []
    while let folder = folders.popLast() {
      let url = folder.isEmpty ? root : root.appendingPathComponent(folder)
      let place = Self.realPath(url)
      guard seen.insert(place).inserted else { continue }
      let names = try Self.names(in: url)
      if place == output || names.contains(PackageFolder.manifestName) { continue }
      if !folder.isEmpty, names.contains("Package.swift"),
        Self.isManifest(url.appendingPathComponent("Package.swift"))
      {
        packages.append(url)
        continue
      }
      for name in names where !name.hasPrefix(".") {
        let path = folder.isEmpty ? name : "\(folder)/\(name)"
        var isFolder: ObjCBool = false
        let whole = root.appendingPathComponent(path).path
        guard FileManager.default.fileExists(atPath: whole, isDirectory: &isFolder) else {
          continue
        }
        if !isFolder.boolValue {
          found.append(path)
        } else if name.hasSuffix(".xcdatamodeld") || name.hasSuffix(".xcdatamodel") {
          models.append(path)
        } else if name.hasSuffix(".xcassets") {
          catalogs.append(path)
        } else if !Self.isSkipped(name) {
          folders.append(path)
        }
      }
    }
    packages.sort { $0.path < $1.path }
    models.sort()
    catalogs.sort()
    return found.sorted()
  }

  private static func names(in folder: URL) throws -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted(by: >)
    } catch {
      throw PortError(
        "\(folder.path) cannot be read: make the folder readable, or leave it out with --exclude")
    }
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

  /// Returns whether a path matches, and not only a folder that it is in.
  func matchesWhole(_ path: String) -> Bool { Self.match(pattern[...], Array(path)[...]) }

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
