import Foundation

/// A local checkout of a package that the app uses.
struct LocalPackage {
  /// A target of the package that has Swift sources.
  struct Target {
    /// The name of its module.
    let module: String
    /// The folder of its sources.
    let folder: URL
    /// The paths in the folder that the manifest excludes.
    let excluded: [String]
    /// The paths of its Swift sources in the folder; nil for all that are there.
    var sources: Set<String>?
    /// Whether it holds tests.
    let isTest: Bool
  }

  /// The folder of the checkout.
  let folder: URL
  /// The name of the package.
  let identity: String
  /// The names of its library products, without a dynamic one of targets that another product has.
  let products: [String]
  /// Whether its sources are copied: it depends on packages that the package manager would fetch, or has no
  /// manifest.
  let isCopied: Bool
  /// The mode of Swift that its targets are compiled in.
  let languageMode: String
  /// Its targets.
  let targets: [Target]

  /// The modules of its targets that are not tests.
  var modules: [String] { targets.filter { !$0.isTest }.map(\.module) }

  /// Returns the packages of the app's folder, the others and the libraries of the app's Podfile, in this
  /// order, each once.
  static func all(in app: AppFolder, and others: [URL]) throws -> [LocalPackage] {
    var seen: Set<String> = []
    let own = try app.packages.filter { seen.insert($0.standardizedFileURL.path).inserted }
      .map { folder in
        do {
          return try LocalPackage(folder)
        } catch let error as PortError {
          throw PortError(
            "\(error)\nIf the app does without the package, leave its folder out with --exclude.")
        }
      }
    let named = try others.filter { seen.insert($0.standardizedFileURL.path).inserted }
      .map(LocalPackage.init)
    let known = Set((own + named).flatMap(\.modules))
    let pods = try DevelopmentPods.packages(of: app.root)
    return own + named + pods.filter { known.isDisjoint(with: $0.modules) }
  }
}

extension LocalPackage {
  /// Reads the manifest, which the toolchain evaluates, or the description for CocoaPods where there is none.
  init(_ folder: URL) throws {
    let manifest = folder.appendingPathComponent("Package.swift")
    if !FileManager.default.fileExists(atPath: manifest.path), let spec = Podspec.file(in: folder) {
      self = try Self.described(by: spec)
      return
    }
    let description = try PackageManifest.read(in: folder)
    self.init(
      folder: folder, identity: folder.lastPathComponent, products: description.libraries,
      isCopied: description.dependencies.contains { $0.fileSystem == nil },
      languageMode: description.languageMode,
      targets: description.targets.compactMap { target in
        guard let sources = Self.sources(of: target, in: folder) else { return nil }
        return Target(
          module: Port.identifier(target.name), folder: sources, excluded: target.exclude ?? [],
          isTest: target.type == "test")
      })
  }

  private static func described(by file: URL) throws -> LocalPackage {
    let spec = try Podspec(file)
    guard !spec.sources.isEmpty else {
      throw PortError(
        "\(file.path) names no Swift sources by its source_files: name another folder with --package"
      )
    }
    return spec.package
  }

  /// The folder that holds a target's sources; nil for one that has none of its own.
  private static func sources(of target: PackageManifest.Target, in package: URL) -> URL? {
    guard ["regular", "executable", "test"].contains(target.type) else { return nil }
    let roots =
      target.type == "test" ? ["Tests", "Sources", "Source"] : ["Sources", "Source", "src"]
    let paths = target.path.map { [$0] } ?? roots.map { "\($0)/\(target.name)" } + roots.prefix(1)
    return paths.map { package.appendingPathComponent($0) }.first {
      FileManager.default.fileExists(atPath: $0.path)
    }
  }
}

/// The parts of a package's manifest that a port needs.
struct PackageManifest: Codable {
  struct Product: Codable {
    struct Kind: Codable { let library: [String]? }
    let name: String
    let type: Kind
    let targets: [String]

    fileprivate var isDynamic: Bool { type.library == ["dynamic"] }
  }

  /// A dependency; it has a folder or is fetched from elsewhere.
  struct Dependency: Codable {
    struct Folder: Codable { let path: String }
    let fileSystem: [Folder]?
  }

  struct ToolsVersion: Codable {
    let version: String
    enum CodingKeys: String, CodingKey { case version = "_version" }
  }

  struct Target: Codable {
    let name: String
    let type: String
    let path: String?
    let exclude: [String]?
  }

  let products: [Product]
  let targets: [Target]
  let dependencies: [Dependency]
  let swiftLanguageVersions: [String]?
  let toolsVersion: ToolsVersion

  /// The libraries by one product each: linking a target twice would give its globals two values.
  fileprivate var libraries: [String] {
    let all = products.filter { $0.type.library != nil }
    let others = Set(all.filter { !$0.isDynamic }.flatMap(\.targets))
    var seen: Set<[String]> = []
    return all.filter { product in
      if product.isDynamic, others.isSuperset(of: product.targets) { return false }
      return seen.insert(product.targets.sorted()).inserted
    }.map(\.name)
  }

  /// The highest mode that the manifest allows; by default the one of its version.
  fileprivate var languageMode: String {
    let modes = swiftLanguageVersions?.compactMap {
      $0.split(separator: ".").first.map(String.init)
    }
    return modes?.max() ?? (toolsVersion.version.hasPrefix("6") ? "6" : "5")
  }

  /// Returns the manifest in a folder; it is evaluated once and kept.
  static func read(in folder: URL) throws -> PackageManifest {
    let files = try manifests(in: folder)
    var key = Fingerprint()
    for file in files { key.add(try Data(contentsOf: folder.appendingPathComponent(file))) }
    let name = "manifest-\(key.text).json"
    let kept = RewriterTool.cache.appendingPathComponent(name)
    ToolCache().use(name)
    if let data = try? Data(contentsOf: kept),
      let manifest = try? JSONDecoder().decode(Self.self, from: data)
    {
      return manifest
    }
    let manifest = try JSONDecoder().decode(Self.self, from: try evaluated(files, in: folder))
    try? FileManager.default.createDirectory(
      at: RewriterTool.cache, withIntermediateDirectories: true)
    try? JSONEncoder().encode(manifest).write(to: kept, options: .atomic)
    return manifest
  }

  /// The names of the manifests in a folder: one, and others for versions of the toolchain.
  private static func manifests(in folder: URL) throws -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    guard names.contains("Package.swift") else {
      throw PortError("\(folder.path) has no Package.swift: name the folder of a package")
    }
    return names.filter { $0.hasPrefix("Package") && $0.hasSuffix(".swift") }
      .filter { $0 == "Package.swift" || $0.hasPrefix("Package@swift-") }.sorted()
  }

  /// The package manager's description of manifests, which are copied so that it writes nothing there.
  private static func evaluated(_ files: [String], in folder: URL) throws -> Data {
    let copy = FileManager.default.temporaryDirectory
      .appendingPathComponent("rehearsal-manifest-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: copy) }
    try FileManager.default.createDirectory(at: copy, withIntermediateDirectories: true)
    for name in files {
      try FileManager.default.copyItem(
        at: folder.appendingPathComponent(name), to: copy.appendingPathComponent(name))
    }
    do {
      return try RewriterTool.output(of: [
        "swift", "package", "--package-path", copy.path, "dump-package",
      ])
    } catch {
      throw PortError("\(folder.path)/Package.swift cannot be read: \(error)")
    }
  }
}
