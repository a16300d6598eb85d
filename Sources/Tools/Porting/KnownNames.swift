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
  func files(_ plan: PackagePlan, besides module: String) throws -> [String] {
    let folders =
      plan.plain.flatMap { $0.targets.filter { !$0.isTest }.map(\.folder) }
      + plan.ported.filter { $0.name != module }.map(\.folder.root)
    return try [toolchain(), declared(Self.modules)] + folders.map { try declared([$0]) }
  }

  // MARK: Sources

  /// The folders of this package's modules that apps import.
  private static var modules: [URL] {
    let foundations = [
      "HeadlessUIKit", "HeadlessFoundation", "HeadlessCombine", "HeadlessCoreData",
      "HeadlessDevice", "Injection", "Reactive", "ReactiveUIKit",
    ].map { "Foundations/\($0)" }
    return (foundations + ["Tools/Shims", "Driving/HeadlessXCTest"]).map {
      RewriterTool.checkout.appendingPathComponent("Sources").appendingPathComponent($0)
    }
  }

  private func declared(_ folders: [URL]) throws -> String {
    let paths = folders.flatMap { folder in
      let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
      return (files ?? []).filter { $0.hasSuffix(".swift") }.sorted().map {
        folder.appendingPathComponent($0).path
      }
    }
    var key = tool.version
    for path in paths {
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      let date = (attributes[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
      key.add(Data("\(path) \(attributes[.size] ?? 0) \(date)".utf8))
    }
    return try kept("declared-\(key.text).txt") {
      try tool.output(["declared"], input: try JSONEncoder().encode(paths))
    }
  }

  private func kept(_ name: String, make: () throws -> Data) throws -> String {
    let file = RewriterTool.cache.appendingPathComponent(name)
    if !FileManager.default.fileExists(atPath: file.path) {
      try make().write(to: file, options: .atomic)
    }
    return file.path
  }

  // MARK: The toolchain

  private static let systemModules = [
    "Swift", "_Concurrency", "_StringProcessing", "Observation", "Synchronization", "RegexBuilder",
    "Dispatch", "Foundation", "FoundationEssentials", "FoundationInternationalization",
    "FoundationNetworking", "FoundationXML", "XCTest", "Testing", "Glibc", "SwiftGlibc", "Darwin",
  ]

  private func toolchain() throws -> String {
    var key = tool.toolchain
    key.add(Data(Self.systemModules.joined().utf8))
    return try kept("toolchain-\(key.text).txt") {
      say("reading the names of the toolchain's modules, once for each toolchain")
      return try extracted()
    }
  }

  /// The names in the symbol graphs of the toolchain's modules.
  private func extracted() throws -> Data {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("rehearsal-names-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let info = try JSONDecoder().decode(
      TargetInfo.self, from: try RewriterTool.output(of: ["swiftc", "-print-target-info"]))
    for module in Self.systemModules {
      _ = try? RewriterTool.output(of: [
        "swift", "symbolgraph-extract", "-module-name", module, "-target", info.target.triple,
        "-minimum-access-level", "public", "-skip-synthesized-members", "-output-dir", folder.path,
      ])
    }
    return try tool.output(["names", folder.path])
  }
}
