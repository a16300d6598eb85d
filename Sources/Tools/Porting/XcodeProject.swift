import Foundation

/// The statements of an Xcode project on its app's target.
struct XcodeProject {
  /// The name of the app's target.
  let name: String
  /// The build settings of the target.
  let settings: [String: String]
  /// The modules of the project's other targets that are not tests.
  let otherModules: [String]

  private let objects: [String: [String: Any]]
  private let leftOut: Set<String>

  /// Reads the first project in a folder; nil if there is none or it has no app.
  init?(in folder: URL) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    guard let project = names.sorted().first(where: { $0.hasSuffix(".xcodeproj") }) else {
      return nil
    }
    let url = folder.appendingPathComponent("\(project)/project.pbxproj")
    guard let data = try? Data(contentsOf: url),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
      let root = list as? [String: Any],
      let objects = root["objects"] as? [String: [String: Any]]
    else { return nil }
    self.objects = objects
    let targets = objects.values.filter { $0["isa"] as? String == "PBXNativeTarget" }
    let apps = targets.filter {
      $0["productType"] as? String == "com.apple.product-type.application"
    }.sorted { ($0["name"] as? String ?? "") < ($1["name"] as? String ?? "") }
    guard let app = apps.first, let name = app["name"] as? String else { return nil }
    self.name = name
    settings = Self.settings(of: app, objects)
    otherModules = targets.compactMap { target in
      let type = target["productType"] as? String ?? ""
      return type.contains("framework") ? target["name"] as? String : nil
    }
    leftOut = Self.filesLeftOut(objects, targets)
  }

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

  /// The Swift files that the project knows but that belong to no target, by name.
  private static func filesLeftOut(
    _ objects: [String: [String: Any]], _ targets: [[String: Any]]
  ) -> Set<String> {
    func name(_ id: Any?) -> String? {
      let reference = (id as? String).flatMap { objects[$0] }
      let path = reference?["path"] as? String ?? reference?["name"] as? String
      return path?.split(separator: "/").last.map(String.init)
    }
    var built: Set<String> = []
    for target in targets {
      for phase in target["buildPhases"] as? [String] ?? [] {
        for file in objects[phase]?["files"] as? [String] ?? [] {
          if let name = name(objects[file]?["fileRef"]) { built.insert(name) }
        }
      }
    }
    let known = objects.filter { $0.value["isa"] as? String == "PBXFileReference" }
      .compactMap { name($0.key) }.filter { $0.hasSuffix(".swift") }
    return built.isEmpty ? [] : Set(known).subtracting(built)
  }

  /// Whether the project knows a file and builds it in no target.
  func leavesOut(_ path: String) -> Bool {
    path.split(separator: "/").last.map { leftOut.contains(String($0)) } ?? false
  }
}
