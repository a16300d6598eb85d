import Foundation

/// The files that some targets of Xcode projects build, by their places.
struct XcodeFiles {
  /// The files, and the folders that belong to a target with all that is in them.
  private var places: Set<String> = []
  /// The files in such folders that do not belong to the target.
  private var exceptions: Set<String> = []

  /// Finds the files of targets.
  init(_ members: [XcodeTargets.Member]) {
    for (target, project) in members { add(target, project, project.groups.paths) }
  }

  private mutating func add(
    _ target: [String: Any], _ project: ProjectFile, _ paths: [String: String]
  ) {
    let phases = target["buildPhases"] as? [String] ?? []
    let files = phases.flatMap { project.objects[$0]?["files"] as? [String] ?? [] }
    for file in files {
      guard let id = project.objects[file]?["fileRef"] as? String else { continue }
      let parts = project.objects[id]?["children"] as? [String] ?? [id]
      places.formUnion(parts.compactMap { paths[$0] })
    }
    for id in target["fileSystemSynchronizedGroups"] as? [String] ?? [] {
      guard let folder = paths[id] else { continue }
      places.insert(folder)
      exceptions.formUnion(Self.exceptions(of: id, target, project).map { "\(folder)/\($0)" })
    }
    addExceptions(target, project, paths)
  }

  /// Adds the files of other targets' folders that this target builds, too.
  private mutating func addExceptions(
    _ target: [String: Any], _ project: ProjectFile, _ paths: [String: String]
  ) {
    let own = Set(target["fileSystemSynchronizedGroups"] as? [String] ?? [])
    for (id, object) in project.objects
    where object["isa"] as? String == "PBXFileSystemSynchronizedRootGroup" && !own.contains(id) {
      guard let folder = paths[id] else { continue }
      places.formUnion(Self.exceptions(of: id, target, project).map { "\(folder)/\($0)" })
    }
  }

  /// The paths in a folder that are exceptions for a target.
  private static func exceptions(
    of folder: String, _ target: [String: Any], _ project: ProjectFile
  ) -> [String] {
    let sets = project.objects[folder]?["exceptions"] as? [String] ?? []
    return sets.compactMap { project.objects[$0] }
      .filter { $0["target"] as? String == project.id(of: target) }
      .flatMap { $0["membershipExceptions"] as? [String] ?? [] }
  }

  /// The files that the targets name and that are there, sorted.
  var files: [String] {
    places.filter { path in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        && !isFolder.boolValue
    }.sorted()
  }

  /// The Swift files that the targets name and that are not there.
  var missingSources: [String] {
    places.filter { $0.hasSuffix(".swift") && !FileManager.default.fileExists(atPath: $0) }
  }

  /// The files outside a folder, sorted.
  func files(outside folder: URL) -> [String] {
    let own = folder.standardizedFileURL.path + "/"
    return files.filter { !$0.hasPrefix(own) }
  }

  /// Whether one of the targets builds a file.
  func contains(_ path: String) -> Bool {
    if places.contains(path) { return true }
    guard !exceptions.contains(path) else { return false }
    var folder = path
    while let slash = folder.lastIndex(of: "/") {
      folder = String(folder[..<slash])
      if places.contains(folder) { return true }
    }
    return false
  }
}
