import Foundation

/// The statements of an Xcode project on its app's target.
struct XcodeProject {
  /// The name of the app's target.
  let name: String
  /// The build settings of the target, and those of the project that the target does not change.
  let settings: [String: String]
  /// The conditions of Swift's compiler that the target's Debug configuration sets.
  let conditions: Set<String>
  /// The path of the target's Info.plist; nil where the settings name none.
  let infoPlist: String?
  /// The path of the header by which the target sees Objective-C; nil where the settings name none.
  let bridgingHeader: String?
  /// The modules of the project's apps and frameworks, which are one module in the written package.
  let modules: [String]

  /// The identifiers of the bundles of these apps and frameworks, which are one bundle in the written package.
  let bundles: [String]

  /// The names of the apps beside the one that is ported.
  let otherApps: [String]

  /// The names of the files that each target of unit tests builds, by the target's name.
  let testSources: [String: Set<String>]

  private let leftOut: Set<String>
  private let members: XcodeMembers
  private let ported: XcodeFiles
  private let others: XcodeFiles
  private let programs: XcodeFiles
  private let app: XcodeFiles
  private let frameworks: [(name: String, files: XcodeFiles)]
  private let unitTests: [(name: String, files: XcodeFiles)]
  private let uiTests: XcodeFiles
  private let folder: URL

  /// Reads the projects in a folder and below it; nil if there is none that has an app.
  ///
  /// The app is the one of a name, else that of the project nearest to the folder; the frameworks of all
  /// projects belong to it.
  init?(in folder: URL, named: String? = nil) throws {
    let projects = try Self.files(in: folder).map { try ProjectFile($0) }
    guard let targets = XcodeTargets(projects, named: named),
      let name = targets.app.target["name"] as? String
    else { return nil }
    self.name = name
    settings = targets.app.project.settings(of: targets.app.target)
    conditions = targets.app.project.conditions(of: targets.app.target)
    let root = targets.app.project.folder
    infoPlist = settings["INFOPLIST_FILE"].map { Self.path(ofSetting: $0, in: root) }
    bridgingHeader = settings["SWIFT_OBJC_BRIDGING_HEADER"].map {
      Self.path(ofSetting: $0, in: root)
    }
    otherApps = targets.otherApps
    let programs = targets.ported.filter(XcodeTargets.isLinked)
    bundles = Set(
      programs.compactMap { $0.project.settings(of: $0.target)["PRODUCT_BUNDLE_IDENTIFIER"] }
    ).sorted()
    let linked = XcodeTargets.named(programs)
      .map { (module: Port.identifier($0.name), member: $0.member) }
    modules = linked.map(\.module)
    app = XcodeFiles([targets.app])
    frameworks = linked.filter { $0.module != Port.identifier(name) }
      .map { ($0.module, XcodeFiles([$0.member])) }
    let unitTests = XcodeTargets.named(
      targets.ported.filter { XcodeTargets.tests(in: $0) == .unit })
    self.unitTests = unitTests.map { ($0.name, XcodeFiles([$0.member])) }
    testSources = unitTests.reduce(into: [:]) { sources, test in
      sources[test.name] = Self.sources(of: test.member.target, test.member.project.objects)
    }
    leftOut = projects.reduce(into: []) {
      $0.formUnion(Self.filesLeftOut($1.objects, $1.targets))
    }
    members = projects.reduce(into: XcodeMembers()) { members, project in
      let references = project.targets.flatMap { Self.references(of: $0, project.objects) }
      members.add(references, project.groups)
    }
    ported = XcodeFiles(targets.ported)
    others = XcodeFiles(targets.others)
    self.programs = XcodeFiles(targets.ported.filter { XcodeTargets.tests(in: $0) == nil })
    uiTests = XcodeFiles(targets.ported.filter { XcodeTargets.tests(in: $0) == .ui })
    self.folder = folder
  }

  /// The folders that have projects: a folder and those two levels below it, the nearest first.
  static func folders(in root: URL) -> [URL] {
    files(in: root).map { $0.deletingLastPathComponent().deletingLastPathComponent() }
  }

  /// The project files in a folder and two levels below it, the nearest first.
  private static func files(in root: URL) -> [URL] {
    var (found, level): ([URL], [URL]) = ([], [root])
    for _ in 0..<3 {
      var next: [URL] = []
      for folder in level {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        for name in names.sorted() where !name.hasPrefix(".") && !skipped.contains(name) {
          let url = folder.appendingPathComponent(name)
          if name.hasSuffix(".xcodeproj") {
            found.append(url.appendingPathComponent("project.pbxproj"))
          } else if !name.contains(".") {
            next.append(url)
          }
        }
      }
      level = next
    }
    return found.filter { FileManager.default.fileExists(atPath: $0.path) }
  }

  private static let skipped: Set<String> = ["Pods", "Carthage", "DerivedData", "build"]

  /// The name of the file that a reference is to.
  private static func fileName(_ id: Any?, _ objects: [String: [String: Any]]) -> String? {
    let reference = (id as? String).flatMap { objects[$0] }
    let path = reference?["path"] as? String ?? reference?["name"] as? String
    return path?.split(separator: "/").last.map(String.init)
  }

  /// The names of the files that a target builds.
  private static func sources(
    of target: [String: Any], _ objects: [String: [String: Any]]
  ) -> Set<String> {
    Set(references(of: target, objects).map(\.name))
  }

  /// The references to the files that a target builds, with the files' names.
  private static func references(
    of target: [String: Any], _ objects: [String: [String: Any]]
  ) -> [(id: String, name: String)] {
    let phases = target["buildPhases"] as? [String] ?? []
    return phases.flatMap { objects[$0]?["files"] as? [String] ?? [] }.compactMap { file in
      guard let id = objects[file]?["fileRef"] as? String else { return nil }
      return fileName(id, objects).map { (id, $0) }
    }
  }

  /// The Swift files that the project knows but that belong to no target, by name.
  private static func filesLeftOut(
    _ objects: [String: [String: Any]], _ targets: [[String: Any]]
  ) -> Set<String> {
    let built = targets.reduce(into: Set<String>()) { $0.formUnion(sources(of: $1, objects)) }
    let known = objects.filter { $0.value["isa"] as? String == "PBXFileReference" }
      .compactMap { fileName($0.key, objects) }.filter { $0.hasSuffix(".swift") }
    return built.isEmpty ? [] : Set(known).subtracting(built)
  }

  /// Whether no target of the projects builds a file, by its path relative to the folder.
  func leavesOut(_ path: String) -> Bool {
    let file = folder.appendingPathComponent(path)
    return leftOut.contains(file.lastPathComponent) || members.leaveOut(file)
  }

  /// Whether the projects build models of Core Data, and not one at a path.
  func leavesOutModel(_ path: String) -> Bool {
    members.leaveOut(model: folder.appendingPathComponent(path))
  }

  /// Whether the projects build another storyboard or nib of the name of a file.
  func hasOther(than path: String) -> Bool {
    members.hasOther(than: folder.appendingPathComponent(path))
  }

  /// The place that a setting's path means, which may begin with the folder of the project.
  private static func path(ofSetting path: String, in folder: URL) -> String {
    let relative = path.replacing(/^\$[({](?:SRCROOT|PROJECT_DIR|SOURCE_ROOT)[)}]\//, with: "")
    return DiskPath.spelled(folder.appendingPathComponent(relative).standardizedFileURL.path)
  }

  private func place(of path: String) -> String {
    folder.appendingPathComponent(path).standardizedFileURL.path
  }

  /// Whether a file belongs to other programs of the projects alone, by its path relative to the folder.
  func isOfAnother(_ path: String) -> Bool {
    let place = place(of: path)
    return others.contains(place) && !ported.contains(place)
  }

  /// The use of a file, by its path relative to the folder; nil where the projects do not tell.
  func use(of path: String) -> RewriteRequest.File.Part? {
    let place = place(of: path)
    if programs.contains(place) { return .app }
    if unitTests.contains(where: { $0.files.contains(place) }) { return .tests }
    return uiTests.contains(place) ? .uiTests : nil
  }

  /// The paths of the Swift files that the app and its frameworks build and that are not there.
  var missingFiles: [String] {
    (app.missingSources + frameworks.flatMap(\.files.missingSources)).sorted()
  }

  /// The paths of the app's files that are not in its folder.
  var filesOutside: [String] { app.files(outside: folder) }

  /// The module of the first framework that builds a file, by its path relative to the folder; nil for a
  /// file of the app.
  func framework(of path: String) -> String? {
    let place = place(of: path)
    if app.contains(place) { return nil }
    return frameworks.first { $0.files.contains(place) }?.name
  }

  /// The name of the first target of unit tests that builds a file, by its path relative to the folder.
  func testTarget(of path: String) -> String? {
    let place = place(of: path)
    return unitTests.first { $0.files.contains(place) }?.name
  }
}
