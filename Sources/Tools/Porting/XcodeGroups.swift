import Foundation

/// The places that an Xcode project's groups give to its files.
struct XcodeGroups {
  /// The paths of the files and groups, by the identifiers of their references.
  private(set) var paths: [String: String] = [:]

  /// The identifiers of what is in the groups, which localized storyboards are too.
  private var children: [String: [String]] = [:]

  /// The paths of the folders whose files all belong to the project, which names none of them.
  private(set) var wholeFolders: [String] = []

  /// Reads the groups of a project; without a main group there are no places.
  ///
  /// - Parameter folder: the folder that the project is in.
  init(_ objects: [String: [String: Any]], in folder: URL) {
    for project in objects.values where project["isa"] as? String == "PBXProject" {
      let directory = project["projectDirPath"] as? String ?? ""
      let root = folder.appendingPathComponent(directory).standardizedFileURL.path
      guard let main = project["mainGroup"] as? String else { continue }
      var seen: Set<String> = []
      add(main, below: root, root, objects, &seen)
    }
  }

  private mutating func add(
    _ id: String, below folder: String, _ root: String, _ objects: [String: [String: Any]],
    _ seen: inout Set<String>
  ) {
    guard let object = objects[id], seen.insert(id).inserted,
      let path = Self.path(of: object, below: folder, root)
    else { return }
    let kind = object["isa"] as? String
    if kind == "PBXFileSystemSynchronizedRootGroup" { wholeFolders.append(path) }
    paths[id] = path
    children[id] = object["children"] as? [String]
    for child in children[id] ?? [] { add(child, below: path, root, objects, &seen) }
  }

  /// Returns the paths of a file, or of its localized versions.
  func files(of id: String) -> [String] {
    (children[id] ?? [id]).compactMap { paths[$0] }
  }

  /// Returns the path of a file or group; nil where it is relative to no folder of the project.
  private static func path(
    of object: [String: Any], below folder: String, _ root: String
  ) -> String? {
    let path = object["path"] as? String
    let place: String
    switch object["sourceTree"] as? String {
    case "<group>": place = folder
    case "SOURCE_ROOT": place = root
    default: return nil
    }
    guard let path, !path.isEmpty else { return place }
    let url = URL(fileURLWithPath: path, relativeTo: URL(fileURLWithPath: place + "/"))
    return DiskPath.spelled(url.standardizedFileURL.path)
  }
}

/// The Swift files, storyboards, nibs and models that the targets of an Xcode project build.
struct XcodeMembers {
  /// The paths of the files that are built.
  private var built: Set<String> = []

  /// The names of the files that are built and of which the project does not tell a place with a file.
  private var namesWithoutPlace: Set<String> = []

  /// The paths of the storyboards and nibs that are built, by their names.
  private var interfaces: [String: Set<String>] = [:]

  /// The paths of Core Data's models that are built.
  private var models: Set<String> = []

  private var wholeFolders: [String] = []

  /// Adds the files of references to those that are built.
  mutating func add(_ references: [(id: String, name: String)], _ groups: XcodeGroups) {
    wholeFolders += groups.wholeFolders
    for (id, name) in references where name.hasSuffix(".swift") {
      if let path = groups.paths[id], FileManager.default.fileExists(atPath: path) {
        built.insert(path)
      } else {
        namesWithoutPlace.insert(name)
      }
    }
    for (id, name) in references where name.hasSuffix(".storyboard") || name.hasSuffix(".xib") {
      interfaces[name, default: []].formUnion(groups.files(of: id))
    }
    for (id, name) in references where name.contains(".xcdatamodel") {
      if let path = groups.paths[id], FileManager.default.fileExists(atPath: path) {
        models.insert(path)
      }
    }
  }

  /// Whether no target builds a model of Core Data; false where the projects build none that is there.
  func leaveOut(model: URL) -> Bool {
    let path = model.standardizedFileURL.path
    return !models.isEmpty && !models.contains(path) && !isInWholeFolder(path)
  }

  /// Whether the targets build a storyboard or nib of the name of a file, and not the file itself.
  func hasOther(than file: URL) -> Bool {
    guard let built = interfaces[file.lastPathComponent] else { return false }
    return !built.contains(file.standardizedFileURL.path)
      && built.contains(where: FileManager.default.fileExists)
  }

  /// Whether no target builds a file; false where the projects do not tell.
  func leaveOut(_ file: URL) -> Bool {
    let path = file.standardizedFileURL.path
    return !built.isEmpty && !built.contains(path)
      && !namesWithoutPlace.contains(file.lastPathComponent) && !isInWholeFolder(path)
  }

  private func isInWholeFolder(_ path: String) -> Bool {
    wholeFolders.contains { path.hasPrefix($0 + "/") }
  }
}
