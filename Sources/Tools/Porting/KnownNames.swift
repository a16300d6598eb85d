import Foundation

/// The files with the names that a ported app may use and does not declare; each is made once and kept.
struct KnownNames {
  private let tool: RewriterTool
  private let say: (String) -> Void

  init(_ tool: RewriterTool, say: @escaping (String) -> Void) {
    self.tool = tool
    self.say = say
  }

  /// Returns the paths of the files for the toolchain, this package's modules and the other local packages.
  ///
  /// Of the modules that stand in for others, and of the toolchain's, those count that are imported or
  /// come with UIKit. Files that are left out of packages declare nothing.
  func files(
    _ plan: PackagePlan, besides module: String, imported: Set<String>, without lost: Set<String>
  ) throws -> [String] {
    let plain = plan.plain.flatMap { $0.targets.filter { !$0.isTest }.map { [$0.folder] } }
    let ported = plan.ported.filter { $0.name != module }.map { module in
      Self.swiftFiles(in: module.folder.root).filter { !lost.contains($0) }
        .map { URL(fileURLWithPath: $0) }
    }
    let others = Self.libraries.filter { !$0.names.isDisjoint(with: imported) }.map(\.folders)
    let standIns = Self.standIns.intersection(Shims.visible(imported)).sorted()
    return try toolchain(imported) + [declared(Self.ownSources.get())]
      + standIns.map { try declared(Sources(Shims.sources(of: $0))) }
      + others.map { try declared(Sources($0)) }
      + (plain + ported).map { try declared(Sources($0), ["--internals"]) }
  }

  // MARK: Sources

  /// The folders of this package's modules that the modules of the written package re-export.
  private static var modules: [URL] {
    [
      "Foundations/HeadlessUIKit", "Foundations/HeadlessFoundation",
      "Foundations/HeadlessCombine", "Foundations/HeadlessCoreData", "Driving/HeadlessXCTest",
    ].map(sources)
  }

  /// The modules of the written package that stand in for Apple's.
  private static var standIns: Set<String> {
    Shims.available.subtracting(libraries.flatMap(\.names))
  }

  /// The modules that stand in for others' libraries, with the folders that declare their names.
  private static var libraries: [(names: Set<String>, folders: [URL])] {
    let libraries: [(names: Set<String>, modules: [String])] = [
      (
        ["RxSwift", "RxRelay", "RxCocoa", "RxTest", "RxBlocking"], ["Reactive", "ReactiveUIKit"]
      ),
      (["RxSwiftExt"], []),
      (["NSObject_Rx"], []),
      (["Swinject", "SwinjectAutoregistration", "SwinjectStoryboard"], ["Injection"]),
      (["Rehearsal", "RehearsalTesting", "HeadlessDevice"], ["HeadlessDevice"]),
    ]
    return libraries.map { names, modules in
      let shims = names.sorted().flatMap(Shims.sources)
      return (names, modules.map { sources("Foundations/\($0)") } + shims)
    }
  }

  private static func sources(_ folder: String) -> URL {
    RewriterTool.checkout.appendingPathComponent("Sources/\(folder)")
  }

  /// The paths of all sources in a folder, sorted.
  private static func swiftFiles(in folder: URL) -> [String] {
    let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return (files ?? []).filter { $0.hasSuffix(".swift") }.sorted().map {
      folder.appendingPathComponent($0).path
    }
  }

  /// Sources, with what tells them from others.
  private struct Sources {
    let paths: [String]
    /// The path, the size and the date of each.
    let state: Data

    init(_ folders: [URL]) throws {
      paths = folders.flatMap { folder in
        folder.pathExtension == "swift" ? [folder.path] : KnownNames.swiftFiles(in: folder)
      }
      state = try paths.reduce(into: Data()) { state, path in
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        let date = (attributes[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
        state += Data("\(path) \(attributes[.size] ?? 0) \(date)".utf8)
      }
    }
  }

  /// The sources of ``modules``: hundreds of files, which are looked at once.
  private static let ownSources = Result { try Sources(modules) }

  private func declared(_ sources: Sources, _ options: [String] = []) throws -> String {
    var key = tool.version
    key.add(sources.state)
    key.add(Data(options.joined().utf8))
    return try kept("declared-\(key.text).txt") {
      try tool.output(["declared"] + options, input: try JSONEncoder().encode(sources.paths))
    }
  }

  private func kept(_ name: String, make: () throws -> Data) throws -> String {
    let file = RewriterTool.cache.appendingPathComponent(name)
    if !FileManager.default.fileExists(atPath: file.path) {
      try make().write(to: file, options: .atomic)
    }
    ToolCache().use(name)
    return file.path
  }

  // MARK: The toolchain

  /// The modules whose names every file sees.
  private static let systemModules = [
    "Swift", "_Concurrency", "_StringProcessing", "Observation", "Dispatch", "Foundation",
    "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking",
    "FoundationXML", "Glibc", "SwiftGlibc", "Darwin",
  ]

  /// The modules whose names only those see who import them.
  private static let optionalModules = ["RegexBuilder", "Synchronization", "Testing", "XCTest"]

  /// The marks that the names are written with, see the rewriter's `DeclaredNames`.
  private static let format = "^~(=:"

  private func toolchain(_ imported: Set<String>) throws -> [String] {
    let optional = Self.optionalModules.filter(imported.contains).map { [$0] }
    return try ([Self.systemModules] + optional).map(toolchain)
  }

  private func toolchain(_ modules: [String]) throws -> String {
    var key = tool.toolchain
    key.add(Data((Self.format + modules.joined()).utf8))
    return try kept("toolchain-\(key.text).txt") {
      let names = modules.count == 1 ? modules[0] : "the toolchain's modules"
      say("reading the names of \(names), once for each toolchain")
      return try extracted(modules)
    }
  }

  /// The names in the symbol graphs of modules.
  private func extracted(_ modules: [String]) throws -> Data {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("rehearsal-names-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let info = try JSONDecoder().decode(TargetInfo.self, from: RewriterTool.targetInfo.get())
    for module in modules {
      _ = try? RewriterTool.output(of: [
        "swift", "symbolgraph-extract", "-module-name", module, "-target", info.target.triple,
        "-minimum-access-level", "public", "-skip-synthesized-members", "-output-dir", folder.path,
      ])
    }
    return try tool.output(["names", folder.path])
  }
}
