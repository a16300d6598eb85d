import Foundation

/// The statements of an Xcode project on its app's target.
struct XcodeProject {
  /// The name of the app's target.
  let name: String
  /// The build settings of the target, and those of the project that the target does not change.
  let settings: [String: String]
  /// The modules of the project's apps and frameworks, which are one module in the written package.
  let modules: [String]

  /// The names of the apps beside the one that is ported.
  let otherApps: [String]

  /// The names of the files that each target of unit tests builds, by the target's name.
  let testSources: [String: Set<String>]

  private let leftOut: Set<String>
  private let members: XcodeMembers
  private let folder: URL

  /// Reads the projects in a folder and below it; nil if there is none that has an app.
  ///
  /// The app is that of the project nearest to the folder; the frameworks of all projects belong to it.
  init?(in folder: URL) throws {
    let projects = try Self.files(in: folder).map { try ProjectFile($0) }
    let apps = projects.flatMap { project in project.apps.map { (project, $0) } }
    guard let (project, app) = apps.first, let name = app["name"] as? String else { return nil }
    self.name = name
    settings = project.objects.values.filter { $0["isa"] as? String == "PBXProject" }
      .reduce(into: Self.settings(of: app, project.objects)) { settings, whole in
        settings.merge(Self.settings(of: whole, project.objects)) { own, _ in own }
      }
    otherApps = apps.dropFirst().compactMap { $0.1["name"] as? String }
    modules = projects.flatMap(\.targets).compactMap { target in
      let type = target["productType"] as? String ?? ""
      guard type.contains("framework") || type.hasSuffix(".application") else { return nil }
      return (target["name"] as? String).map(Port.identifier)
    }
    testSources = projects.reduce(into: [:]) { sources, project in
      for target in project.targets
      where target["productType"] as? String == "com.apple.product-type.bundle.unit-test" {
        guard let name = target["name"] as? String else { continue }
        sources[name] = Self.sources(of: target, project.objects)
      }
    }
    leftOut = projects.reduce(into: []) {
      $0.formUnion(Self.filesLeftOut($1.objects, $1.targets))
    }
    members = projects.reduce(into: XcodeMembers()) { members, project in
      let references = project.targets.flatMap { Self.references(of: $0, project.objects) }
      members.add(references, XcodeGroups(project.objects, in: project.folder))
    }
    self.folder = folder
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

  private static func settings(
    of target: [String: Any], _ objects: [String: [String: Any]]
  ) -> [String: String] {
    let list = (target["buildConfigurationList"] as? String).flatMap { objects[$0] }
    let configurations = list?["buildConfigurations"] as? [String] ?? []
    let chosen =
      configurations.compactMap { objects[$0] }
      .first { $0["name"] as? String == "Debug" } ?? configurations.first.flatMap { objects[$0] }
    let values = chosen?["buildSettings"] as? [String: Any] ?? [:]
    return values.compactMapValues { $0 as? String }
  }

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
}

/// The objects of a project file.
private struct ProjectFile {
  let objects: [String: [String: Any]]
  let targets: [[String: Any]]

  /// The folder that the project is in.
  let folder: URL

  /// Reads a file in Xcode's format.
  init(_ url: URL) throws {
    guard let data = try? Data(contentsOf: url),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
      let root = list as? [String: Any],
      let objects = root["objects"] as? [String: [String: Any]]
    else {
      throw PortError(
        """
        \(url.path) is not an Xcode project: open the project in Xcode and save it, or move it out of \
        the app's folder; without a project every file of the folder is ported
        """)
    }
    self.objects = objects
    folder = url.deletingLastPathComponent().deletingLastPathComponent()
    targets = objects.values.filter { $0["isa"] as? String == "PBXNativeTarget" }
      .sorted { ($0["name"] as? String ?? "") < ($1["name"] as? String ?? "") }
  }

  var apps: [[String: Any]] {
    targets.filter { $0["productType"] as? String == "com.apple.product-type.application" }
  }
}
