import Foundation

/// The libraries that CocoaPods has installed in an app's folder.
///
/// They have no manifests: their targets are in a project of their own, beside the app's. A library is ported with
/// the app if it has Swift sources, and they import no library that has none. Where a stand-in has the name of a
/// library, as for RxSwift, the app gets the stand-in, which keeps virtual time.
struct CocoaPods {
  /// The libraries that can be ported.
  let packages: [LocalPackage]
  /// The libraries that are left out, with the reason.
  let leftOut: [(module: String, project: URL, reason: String)]

  /// Reads the projects of libraries beside those of an app.
  ///
  /// - Parameters:
  ///   - app: The app's folder.
  ///   - packages: The packages that take precedence over libraries of their modules.
  ///   - patterns: The paths in the folder that the port leaves out.
  init(in app: URL, besides packages: [LocalPackage], excluding patterns: [String]) throws {
    let globs = patterns.map { Glob($0) }
    let known = Shims.withoutPackage.union(packages.flatMap { $0.modules + $0.products })
      .union(Shims.ofSystem)
    let libraries = try Self.projects(in: app).flatMap { project in
      try Self.libraries(of: ProjectFile(project), project)
    }
    var seen = known
    var rest = libraries.filter { library in
      let path = library.folder.path.dropFirst(app.standardizedFileURL.path.count + 1)
      return seen.insert(library.module).inserted
        && !globs.contains { $0.matches(String(path)) }
    }
    var leftOut: [(module: String, project: URL, reason: String)] = []
    while true {
      let lacking = rest.compactMap { library in
        library.lacks(among: leftOut.map(\.module)).map { (library.module, library.project, $0) }
      }
      if lacking.isEmpty { break }
      leftOut += lacking
      rest.removeAll { library in lacking.contains { $0.0 == library.module } }
    }
    self.packages = rest.map(\.package)
    self.leftOut = leftOut
  }

  private static func projects(in app: URL) -> [URL] {
    folders(of: app).map { $0.appendingPathComponent("Pods/Pods.xcodeproj/project.pbxproj") }
      .filter { FileManager.default.fileExists(atPath: $0.path) }
  }

  /// The folders in which an app may use CocoaPods, each once: its own, and those with projects.
  static func folders(of app: URL) -> [URL] {
    var seen: Set<String> = []
    return ([app] + XcodeProject.folders(in: app))
      .filter { seen.insert($0.standardizedFileURL.path).inserted }
  }

  /// The libraries of a project; of those that are one module, the one with the most sources is first.
  private static func libraries(of project: ProjectFile, _ url: URL) throws -> [Library] {
    try project.targets.compactMap { try Library($0, project, url) }
      .sorted { ($0.sources.count, $1.module) > ($1.sources.count, $0.module) }
  }
}

/// A target of CocoaPods' project.
private struct Library {
  let module: String
  let project: URL
  /// The folder that all of its sources are in.
  let folder: URL
  /// The paths of its Swift sources in the folder.
  let sources: Set<String>
  private let imports: Set<String>

  /// Reads a target; nil for one of CocoaPods' own, which link the libraries, and for one without sources.
  init?(_ target: [String: Any], _ project: ProjectFile, _ url: URL) throws {
    let settings = project.settings(of: target)
    guard let name = target["name"] as? String, !name.hasPrefix("Pods-") else { return nil }
    let module = settings["PRODUCT_MODULE_NAME"] ?? name
    self.module = Port.identifier(module)
    self.project = url
    let files = XcodeFiles([(target, project)]).files.map { URL(fileURLWithPath: $0) }
    let swift = files.filter { $0.pathExtension == "swift" }
    guard let folder = (swift.isEmpty ? files : swift).commonFolder else { return nil }
    self.folder = folder
    sources = Set(swift.map { String($0.path.dropFirst(folder.path.count + 1)) })
    imports = try swift.reduce(into: []) {
      $0.formUnion(try Imports.modules(of: $1.path, unconditional: true))
    }
  }

  /// Returns the reason that the library cannot be ported where other libraries are left out; nil if it can.
  func lacks(among leftOut: [String]) -> String? {
    if sources.isEmpty { return "it has no Swift sources, and Objective-C is not ported" }
    let missing = imports.intersection(leftOut).sorted()
    return missing.isEmpty ? nil : "it imports \(missing.joined(separator: " and "))"
  }

  var package: LocalPackage {
    LocalPackage(
      folder: folder, identity: module, products: [], isCopied: true, languageMode: "5",
      targets: [
        LocalPackage.Target(
          module: module, folder: folder, excluded: [], sources: sources, isTest: false)
      ])
  }
}

extension [URL] {
  /// The innermost folder that all files are in; nil if there are no files.
  fileprivate var commonFolder: URL? {
    guard var common = first?.deletingLastPathComponent().pathComponents else { return nil }
    for file in dropFirst() {
      let parts = file.deletingLastPathComponent().pathComponents
      common = zip(common, parts).prefix { $0 == $1 }.map { $0.0 }
    }
    return URL(fileURLWithPath: common.joined(separator: "/").replacing(/^\/\//, with: "/"))
  }
}
