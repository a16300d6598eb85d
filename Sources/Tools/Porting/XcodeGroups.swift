import Foundation

/// The places that an Xcode project's groups give to its files.
struct XcodeGroups {
  /// The paths of the files and groups, by the identifiers of their references.
  private(set) var paths: [String: String] = [:]

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
    for child in object["children"] as? [String] ?? [] {
      add(child, below: path, root, objects, &seen)
    }
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
    return URL(fileURLWithPath: path, relativeTo: URL(fileURLWithPath: place + "/"))
      .standardizedFileURL.path
  }
}

/// The Swift files that the targets of an Xcode project build.
struct XcodeMembers {
  /// The paths of the files that are built.
  private var built: Set<String> = []

  /// The names of the files that are built and of which the project does not tell a place with a file.
  private var namesWithoutPlace: Set<String> = []

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
  }

  /// Whether no target builds a file; false where the projects do not tell.
  func leaveOut(_ file: URL) -> Bool {
    let path = file.standardizedFileURL.path
    return !built.isEmpty && !built.contains(path)
      && !namesWithoutPlace.contains(file.lastPathComponent)
      && !wholeFolders.contains { path.hasPrefix($0 + "/") }
  }
}
