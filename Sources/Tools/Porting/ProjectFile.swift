import Foundation

/// The objects of a project file.
struct ProjectFile {
  let objects: [String: [String: Any]]
  /// The targets in the project's order, else by name.
  let targets: [[String: Any]]

  /// The folder that the project is in.
  let folder: URL
  /// The places of the files.
  let groups: XcodeGroups

  private let identifiers: [String: String]

  /// Reads a file in Xcode's format.
  init(_ url: URL) throws {
    let data = (try? Data(contentsOf: url)) ?? Data()
    let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    guard let root = list as? [String: Any],
      let objects = root["objects"] as? [String: [String: Any]]
    else { throw Self.problem(of: data, url) }
    self.objects = objects
    folder = url.deletingLastPathComponent().deletingLastPathComponent()
    groups = XcodeGroups(objects, in: folder)
    let native = objects.filter { $0.value["isa"] as? String == "PBXNativeTarget" }
    let whole = objects.values.first { $0["isa"] as? String == "PBXProject" }
    let order = whole?["targets"] as? [String] ?? []
    let rest = native.keys.filter { !order.contains($0) }
      .sorted { (Self.name(native[$0]), $0) < (Self.name(native[$1]), $1) }
    targets = (order + rest).compactMap { native[$0] }
    identifiers = native.reduce(into: [:]) { $0[Self.name($1.value)] = $1.key }
  }

  /// The reason that a file is no project, of which unresolved conflicts are the usual one.
  private static func problem(of data: Data, _ url: URL) -> PortError {
    let lines = String(decoding: data, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    let remedy =
      "or move it out of the app's folder; without a project every file of the folder is ported"
    if let conflict = lines.firstIndex(where: { $0.hasPrefix("<<<<<<< ") }) {
      return PortError(
        "\(url.path):\(conflict + 1): a merge conflict is not resolved: resolve it, \(remedy)")
    }
    return PortError(
      "\(url.path) is not an Xcode project: open the project in Xcode and save it, \(remedy)")
  }

  private static func name(_ target: [String: Any]?) -> String { target?["name"] as? String ?? "" }

  /// The identifier of a target.
  func id(of target: [String: Any]) -> String? { identifiers[Self.name(target)] }

  /// The identifiers of the project's targets that a target depends on.
  func dependencies(of target: [String: Any]) -> [String] {
    (target["dependencies"] as? [String] ?? []).compactMap { objects[$0]?["target"] as? String }
  }

  /// The conditions that a target's Debug configuration sets; what is inherited is the project's.
  func conditions(of target: [String: Any]) -> Set<String> {
    let inherited = projects.map { words(in: ownSettings(of: $0)) }
    let own = words(in: ownSettings(of: target))
    let names = own.contains("$(inherited)") || own.isEmpty ? inherited.joined() + own : own
    return Set(names.filter { Port.identifier($0) == $0 })
  }

  /// The conditions that settings name, and the mark of what is inherited.
  private func words(in settings: [String: String]) -> [String] {
    let conditions = settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] ?? ""
    let flags = (settings["OTHER_SWIFT_FLAGS"] ?? "").split(whereSeparator: \.isWhitespace)
      .map { $0.filter { $0 != "\"" } }
    let defined = zip(flags, flags.dropFirst() + [""]).compactMap { flag, next in
      flag == "-D" ? next : flag.hasPrefix("-D") ? String(flag.dropFirst(2)) : nil
    }
    return conditions.split(whereSeparator: \.isWhitespace).map { $0.filter { $0 != "\"" } }
      + defined
  }

  /// The build settings of a target, and those of the project that the target does not change.
  func settings(of target: [String: Any]) -> [String: String] {
    projects.reduce(into: ownSettings(of: target)) { settings, whole in
      settings.merge(ownSettings(of: whole)) { own, _ in own }
    }
  }

  private var projects: [[String: Any]] {
    objects.values.filter { $0["isa"] as? String == "PBXProject" }
  }

  private func ownSettings(of target: [String: Any]) -> [String: String] {
    let list = (target["buildConfigurationList"] as? String).flatMap { objects[$0] }
    let configurations = list?["buildConfigurations"] as? [String] ?? []
    let chosen =
      configurations.compactMap { objects[$0] }
      .first { $0["name"] as? String == "Debug" } ?? configurations.first.flatMap { objects[$0] }
    let values = chosen?["buildSettings"] as? [String: Any] ?? [:]
    let base = chosen.flatMap(baseConfiguration).map { ConfigurationFile($0).settings } ?? [:]
    return values.compactMapValues { $0 as? String ?? ($0 as? [String])?.joined(separator: " ") }
      .merging(base) { own, _ in own }
  }

  /// The file on which a configuration is based; nil where the project names none.
  private func baseConfiguration(_ configuration: [String: Any]) -> URL? {
    if let path = (configuration["baseConfigurationReference"] as? String).flatMap({
      groups.paths[$0]
    }) {
      return URL(fileURLWithPath: path)
    }
    guard let anchor = configuration["baseConfigurationReferenceAnchor"] as? String,
      let path = configuration["baseConfigurationReferenceRelativePath"] as? String,
      let folder = groups.paths[anchor]
    else { return nil }
    return URL(fileURLWithPath: folder).appendingPathComponent(path)
  }
}
