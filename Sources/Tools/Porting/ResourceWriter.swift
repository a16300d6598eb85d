import Foundation

/// Writes the resources of a ported app, flat as in an app's bundle.
struct ResourceWriter {
  private let package: PackageWriter
  private let target: String

  init(_ package: PackageWriter) {
    self.package = package
    target = "Sources/\(package.name)/Resources"
  }

  /// Writes all resources; returns notes on the strings files that Xcode refuses.
  func write(to output: PackageFolder) throws -> [PortReport.Note] {
    try output.write("\(target)/Info.plist", try plist(info()))
    let folders = [package.folder] + package.modules.map(\.module.folder)
    for interface in package.reply.interfaces + package.modules.flatMap(\.reply.interfaces) {
      let name = URL(fileURLWithPath: interface.path).lastPathComponent
      try output.write("\(target)/\(name).json", interface.json)
    }
    for model in package.reply.models + package.modules.flatMap(\.reply.models) {
      try output.write("\(target)/\(model.name).momd", model.json)
    }
    var tables: [String: [String: Any]] = [:]
    var notes: [PortReport.Note] = []
    for folder in folders {
      for path in folder.resources { try write(path, of: folder, to: output, &tables, &notes) }
      try writeDataSets(of: folder, to: output)
    }
    for (path, table) in tables.sorted(by: { $0.key < $1.key }) {
      try output.write(path, try plist(table))
    }
    return notes
  }

  /// Writes a file, or adds a strings table to those of its name: a catalog may stand beside others.
  private func write(
    _ path: String, of folder: AppFolder, to output: PackageFolder,
    _ tables: inout [String: [String: Any]], _ notes: inout [PortReport.Note]
  ) throws {
    let url = folder.root.appendingPathComponent(path)
    let data = try Data(contentsOf: url)
    let language = path.split(separator: "/").last { $0.hasSuffix(".lproj") }
    let place = language.map { "\(target)/\($0)/" } ?? "\(target)/"
    let name = url.lastPathComponent
    switch url.pathExtension {
    case "strings":
      let file = StringsFile(data)
      tables[place + name, default: [:]].merge(file.entries) { $1 }
      if let mistake = file.mistake { notes.append(Self.note(mistake, url)) }
    case "stringsdict":
      tables[place + name, default: [:]].merge(try Self.table(url)) { $1 }
    case "xcstrings":
      let table = url.deletingPathExtension().lastPathComponent
      guard let catalog = try? StringsCatalog(data) else {
        throw PortError(
          "\(url.path) is not a strings catalog: mend it, or leave it out with --exclude")
      }
      for (name, language) in catalog.languages {
        let place = "\(target)/\(name).lproj/\(table)"
        tables["\(place).strings", default: [:]].merge(language.texts) { $1 }
        guard !language.plurals.isEmpty else { continue }
        tables["\(place).stringsdict", default: [:]].merge(language.stringsdict) { $1 }
      }
    default: try output.write(place + name, data)
    }
  }

  private func writeDataSets(of folder: AppFolder, to output: PackageFolder) throws {
    for set in AssetCatalog.all(in: folder).flatMap(\.dataSets) {
      try output.write("\(target)/\(set.asset.path).dataset", Data(contentsOf: set.file))
    }
  }

  private static func note(_ mistake: StringsFile.Mistake, _ file: URL) -> PortReport.Note {
    PortReport.Note(
      kind: "strings file", name: file.lastPathComponent,
      places: ["\(file.path):\(mistake.line)"],
      advice:
        "expected \(mistake.expected): Xcode refuses the file; what cannot be read is left out")
  }

  /// The entries of a property list.
  private static func table(_ url: URL) throws -> [String: Any] {
    guard let data = try? Data(contentsOf: url),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
      let entries = list as? [String: Any]
    else {
      throw PortError(
        "\(url.path) is not a property list with keys: mend it, or leave it out with --exclude")
    }
    return entries
  }

  private func plist(_ value: Any) throws -> Data {
    try PropertyListSerialization.data(fromPropertyList: value, format: .xml, options: 0)
  }

  // MARK: Info.plist

  private func info() throws -> [String: Any] {
    var info: [String: Any] = [:]
    for url in infoPlists {
      let entries = try Self.table(url)
      if info.isEmpty || entries["UIApplicationSceneManifest"] != nil { info = entries }
    }
    for (key, value) in package.project?.settings ?? [:] where key.hasPrefix("INFOPLIST_KEY_") {
      let name = String(key.dropFirst("INFOPLIST_KEY_".count))
      if info[name] == nil { info[name] = value }
    }
    info["RehearsalModuleName"] = package.name
    info["RehearsalStoryboardLibrary"] = Shims.storyboardLibrary(among: package.shims)
    for (key, value) in defaults where info[key] == nil { info[key] = value }
    return info.mapValues(substituted)
  }

  /// The Info.plist that the app's target names, else all that the folder has.
  private var infoPlists: [URL] {
    let all = package.folder.infoPlists.map {
      package.folder.root.appendingPathComponent($0).standardizedFileURL
    }
    let own = all.filter { $0.path == package.project?.infoPlist }
    return own.isEmpty ? all : own
  }

  private var defaults: [String: String] {
    [
      "CFBundleName": package.name, "CFBundleDisplayName": package.name,
      "CFBundleIdentifier": "$(PRODUCT_BUNDLE_IDENTIFIER)",
      "CFBundleShortVersionString": "$(MARKETING_VERSION)",
      "CFBundleVersion": "$(CURRENT_PROJECT_VERSION)", "CFBundleDevelopmentRegion": "en",
    ]
  }

  private func substituted(_ value: Any) -> Any {
    switch value {
    case let text as String: substituted(text, depth: 0)
    case let list as [Any]: list.map(substituted)
    case let table as [String: Any]: table.mapValues(substituted)
    default: value
    }
  }

  /// Puts the values of the build settings into a text; those that name others do so to a depth of ten.
  private func substituted(_ text: String, depth: Int = 0) -> String {
    var result = text
    for match in text.matches(of: /\$[({]([A-Za-z_0-9]*)(?::[a-z0-9]+)?[)}]/) {
      result = result.replacing(
        String(match.output.0), with: setting(String(match.output.1), depth: depth))
    }
    return result
  }

  private func setting(_ name: String, depth: Int) -> String {
    switch name {
    case "PRODUCT_MODULE_NAME", "PRODUCT_NAME", "TARGET_NAME", "EXECUTABLE_NAME":
      return package.name
    case "DEVELOPMENT_LANGUAGE": return "en"
    default: break
    }
    if let value = package.project?.settings[name], depth < 10 {
      let resolved = substituted(value, depth: depth + 1)
      if !resolved.isEmpty { return resolved }
    }
    switch name {
    case "CONFIGURATION": return "Debug"
    case "PRODUCT_BUNDLE_IDENTIFIER": return "app.\(package.name)"
    case "MARKETING_VERSION": return "1.0"
    case "CURRENT_PROJECT_VERSION": return "1"
    default: return ""
    }
  }
}
