import Foundation

/// Writes the package of a ported app.
struct PackageWriter {
  let name: String
  let delegate: String
  let request: PortRequest
  let folder: AppFolder
  let project: XcodeProject?
  let plan: PackagePlan
  /// The targets of packages that are ported with the app.
  let modules: [PortedModule]
  let reply: RewriteReply
  /// The targets of the app's unit tests.
  let testBundles: TestBundles
  private let uiTests: Set<String>
  private let headers: BridgingHeaders

  init(
    name: String, delegate: String, request: PortRequest, folder: AppFolder,
    project: XcodeProject?, plan: PackagePlan, headers: BridgingHeaders,
    modules: [PortedModule], reply: RewriteReply
  ) {
    self.name = name
    self.delegate = delegate
    self.request = request
    self.folder = folder
    self.project = project
    self.plan = plan
    self.modules = modules
    self.reply = reply
    testBundles = TestBundles(folder.tests, app: name, project: project)
    uiTests = Set(folder.uiTests)
    self.headers = headers
  }

  /// Writes all files; returns notes on the resources that could not be brought as they are.
  func write(to output: PackageFolder) throws -> [PortReport.Note] {
    try output.write("Package.swift", ManifestWriter(self).text)
    var counter = FileNameCounter()
    for file in reply.files {
      for place in places(of: file) { try output.write(counter.unique(place), file) }
    }
    try output.write("Sources/\(name)/main.swift", main)
    try output.write(
      "Sources/\(name)/RehearsalNames.swift", names)
    try output.write("Sources/\(name)/RehearsalExtensions.swift", extensionTable)
    if let assets { try output.write("Sources/\(name)/RehearsalAssets.swift", assets) }
    if hasUITests {
      try output.write("Tests/\(name)UITests/RehearsalAppUnderTest.swift", appUnderTest)
    }
    for bundle in testBundles.all {
      let resources = resources(of: bundle.name)
      let own = resources.isEmpty ? names : NamesWriter.withTestBundle(names, module: bundle.name)
      try output.write(
        "Tests/\(bundle.name)/RehearsalNames.swift",
        own + NamesWriter.tests(of: name, delegate: delegate)
          + TestLibraryNames(files(of: bundle.files), names: reply.names).text)
      for path in resources {
        let file = folder.root.appendingPathComponent(path)
        try output.write(
          "Tests/\(bundle.name)/Resources/\(file.lastPathComponent)", try Data(contentsOf: file))
      }
    }
    for shim in shims {
      for source in Shims.sources(of: shim) {
        try output.write(
          "Sources/Modules/\(shim)/\(source.lastPathComponent)", try Data(contentsOf: source))
      }
    }
    for file in libraries.flatMap(\.files) { try output.write(file.path, file.text) }
    for module in modules { try module.write(to: output, usesKeychain: usesKeychain) }
    return try ResourceWriter(self).write(to: output)
  }

  /// The rewritten files of the paths of tests.
  private func files(of paths: [String]) -> [RewriteReply.File] {
    let all = Set(paths.map { folder.root.appendingPathComponent($0).path })
    return reply.files.filter { all.contains($0.path) }
  }

  /// The files in the bundle of a target of unit tests.
  func resources(of bundle: String) -> [String] {
    testBundles.resources(of: bundle, among: folder.testResources)
  }

  /// Whether the app or a package calls the keychain.
  private var usesKeychain: Bool { replies.contains(where: \.usesKeychain) }

  private var replies: [RewriteReply] { [reply] + modules.map(\.reply) }

  /// Whether the app has UI tests.
  var hasUITests: Bool { !folder.uiTests.isEmpty }

  /// The modules that the package stands in for, of those that the app imports.
  var shims: [String] {
    let provided = plan.modules
    let imported = imported.union(["UIKit"]).union(usesKeychain ? ["Security"] : [])
      .union(headers.modules).union(plan.carried)
    return Shims.withNeeded(imported).intersection(Shims.available).subtracting(provided)
      .filter { provided.isDisjoint(with: Shims.modules[$0] ?? []) }.sorted()
  }

  /// The C libraries that the app imports.
  var libraries: [SystemLibrary] {
    Shims.libraries.filter { imported.contains($0.module) && !plan.modules.contains($0.module) }
  }

  /// The modules that the sources import.
  private var imported: Set<String> {
    Set(replies.flatMap(\.files).flatMap(\.imports)).union(reply.lostImports)
  }

  /// The paths of a file in the package; that of a test may be in several targets.
  private func places(of file: RewriteReply.File) -> [String] {
    let root = folder.root.path.hasSuffix("/") ? folder.root.path : folder.root.path + "/"
    let relative = file.path.hasPrefix(root) ? String(file.path.dropFirst(root.count)) : file.path
    let targets = testBundles.targets(of: relative)
    if !targets.isEmpty { return targets.map { "Tests/\($0)/\(relative)" } }
    if uiTests.contains(relative) { return ["Tests/\(name)UITests/\(relative)"] }
    return ["Sources/\(name)/App/\(relative)"]
  }

  private var names: String {
    NamesWriter(
      reply: reply, imported: exported, bundles: project?.bundles ?? [],
      lost: Set(reply.lostImports).intersection(plan.modules.union(shims))
    ).text
  }

  /// The modules that all files of the app see without an import of their own.
  private var exported: Set<String> {
    headers.modules.union(plan.carried).intersection(shims).union(usesKeychain ? ["Security"] : [])
      .union(["UIKit"])
  }

  /// Xcode's names of the assets; those of colors and images themselves where the project asks for them.
  private var assets: String? {
    let setting = project?.settings["ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS"]
    return AssetsWriter(
      names: AssetNames(folder), extendsUIKit: project == nil || setting == "YES",
      declared: reply.staticMembers
    ).text
  }

  private var main: String {
    """
    import Rehearsal

    MainActor.assumeIsolated { Rehearsal.main(\(delegate).self) }

    """
  }

  private var appUnderTest: String {
    """
    import HeadlessUIKit
    import HeadlessXCTest
    @testable import \(name)

    extension XCUIApplication: @retroactive ApplicationUnderTest {
      public static var delegate: any UIApplicationDelegate.Type { \(delegate).self }
    }

    """
  }

  private var extensionTable: String {
    let others = modules.filter(\.hasExtensionTable)
    let libraries = Shims.inspectable.filter { shims.contains($0.module) }
    let imports = (others.map(\.module.name) + libraries.map(\.module))
      .map { "import \($0)\n" }.joined()
    let objects = reply.objectClasses.map { "    case \"\($0)\": return \($0)()\n" }.joined()
    let table = ExtensionTable(
      methods: reply.extensionMethods,
      properties: reply.extensionProperties + libraries.map(\.property),
      others: others.map(\.extensionTableName))
    return """
      import HeadlessUIKit
      \(imports)
      final class RehearsalExtensions: SelectorExtensionTable {
      \(table.text)

        static func rehearsalObject(named name: String) -> AnyObject? {
          switch name {
      \(objects)    default: return nil
          }
        }
      }

      """
  }
}

/// The names of a target's files, of which the compiler allows one each.
struct FileNameCounter {
  private var seen: Set<String> = []

  /// Returns a path whose file has a name of its own in its target.
  mutating func unique(_ path: String) -> String {
    var parts = path.split(separator: "/").map(String.init)
    guard parts.count > 2, let name = parts.last else { return path }
    let target = parts.prefix(2).joined(separator: "/")
    var own = name
    var folders = Array(parts.dropLast().dropFirst(2))
    while !seen.insert("\(target)/\(own)").inserted, let folder = folders.popLast() {
      own = "\(folder)_\(own)"
    }
    parts[parts.count - 1] = own
    return parts.joined(separator: "/")
  }
}
