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
    /// Whether it holds tests.
    let isTest: Bool
  }

  /// The folder of the checkout.
  let folder: URL
  /// The name of the package.
  let identity: String
  /// The names of its library products.
  let products: [String]
  /// Its targets.
  let targets: [Target]

  /// The modules of its targets that are not tests.
  var modules: [String] { targets.filter { !$0.isTest }.map(\.module) }

  /// Returns the packages of the app's folder and the others, in this order, each once.
  static func all(in app: AppFolder, and others: [URL]) throws -> [LocalPackage] {
    var seen: Set<String> = []
    return try (app.packages + others).filter { seen.insert($0.standardizedFileURL.path).inserted }
      .map(LocalPackage.init)
  }

  /// Reads the manifest, which the toolchain evaluates.
  init(_ folder: URL) throws {
    self.folder = folder
    identity = folder.lastPathComponent
    let description = try PackageManifest.read(in: folder)
    products = description.products.filter { $0.type.library != nil }.map(\.name)
    targets = description.targets.compactMap { target in
      guard let folder = Self.sources(of: target, in: folder) else { return nil }
      return Target(
        module: Port.identifier(target.name), folder: folder, excluded: target.exclude ?? [],
        isTest: target.type == "test")
    }
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
  }

  struct Target: Codable {
    let name: String
    let type: String
    let path: String?
    let exclude: [String]?
  }

  let products: [Product]
  let targets: [Target]

  /// Returns the manifest in a folder; it is evaluated once and kept.
  static func read(in folder: URL) throws -> PackageManifest {
    let file = folder.appendingPathComponent("Package.swift")
    guard let text = try? Data(contentsOf: file) else {
      throw PortError("\(folder.path) has no Package.swift: name the folder of a package")
    }
    var key = Fingerprint()
    key.add(text)
    let kept = RewriterTool.cache.appendingPathComponent("manifest-\(key.text).json")
    if let data = try? Data(contentsOf: kept),
      let manifest = try? JSONDecoder().decode(Self.self, from: data)
    {
      return manifest
    }
    let manifest = try JSONDecoder().decode(Self.self, from: try evaluated(folder))
    try? FileManager.default.createDirectory(
      at: RewriterTool.cache, withIntermediateDirectories: true)
    try? JSONEncoder().encode(manifest).write(to: kept, options: .atomic)
    return manifest
  }

  /// The package manager's description of a manifest, which is copied so that it writes nothing there.
  private static func evaluated(_ folder: URL) throws -> Data {
    let copy = FileManager.default.temporaryDirectory
      .appendingPathComponent("rehearsal-manifest-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: copy) }
    try FileManager.default.createDirectory(at: copy, withIntermediateDirectories: true)
    let name = "Package.swift"
    try FileManager.default.copyItem(
      at: folder.appendingPathComponent(name), to: copy.appendingPathComponent(name))
    do {
      return try RewriterTool.output(of: [
        "swift", "package", "--package-path", copy.path, "dump-package",
      ])
    } catch {
      throw PortError("\(folder.path)/\(name) cannot be read: \(error)")
    }
  }
}
