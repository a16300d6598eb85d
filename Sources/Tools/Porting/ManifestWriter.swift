import Foundation

/// Writes the manifest of the package of a ported app.
struct ManifestWriter {
  private let package: PackageWriter

  init(_ package: PackageWriter) { self.package = package }

  /// The manifest.
  var text: String {
    """
    // swift-tools-version: 6.2
    import PackageDescription

    let ported: [SwiftSetting] = [
    \(settings)]

    // Testing has modules of its own for use beside Apple's UIKit and CoreGraphics, which are not here.
    let portedTests: [SwiftSetting] = ported + [
      .unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])
    ]

    let portedUITests: [SwiftSetting] = [
      .swiftLanguageMode(.v5), .unsafeFlags(["-suppress-warnings"]),
    ]

    let package = Package(
      name: "\(package.name)",
      platforms: [.macOS(.v14)],
      dependencies: [
    \(dependencies.map { "    \($0),\n" }.joined())  ],
      targets: [
    \(targets.joined())  ]
    )

    """
  }

  /// The settings of the app and its tests, with the project's choice of where asynchronous functions run.
  private var settings: String {
    let names = [
      "SWIFT_APPROACHABLE_CONCURRENCY", "SWIFT_UPCOMING_FEATURE_NONISOLATED_NONSENDING_BY_DEFAULT",
    ]
    let runsOnCaller = names.contains { package.project?.settings[$0] == "YES" }
    let nonsending =
      runsOnCaller ? "  .enableUpcomingFeature(\"NonisolatedNonsendingByDefault\"),\n" : ""
    return """
        .swiftLanguageMode(.v5), .defaultIsolation(MainActor.self),
        .enableUpcomingFeature("InferIsolatedConformances"),
      \(nonsending)\(conditions)\
        .enableUpcomingFeature("IsolatedDefaultValues"), .unsafeFlags(["-suppress-warnings"]),

      """
  }

  /// The conditions of the project's Debug configuration, in any build.
  private var conditions: String {
    CompilationConditions(of: package.project).set.sorted().map { "  .define(\"\($0)\"),\n" }
      .joined()
  }

  private var dependencies: [String] {
    let place = package.request.rehearsal ?? RewriterTool.checkout.path
    let rehearsal =
      place.contains("://")
      ? ".package(url: \"\(place)\", branch: \"main\")"
      : ".package(name: \"Rehearsal\", path: \"\(place)\")"
    return [rehearsal] + package.plan.plain.map { ".package(path: \"\($0.folder.path)\")" }
  }

  private var targets: [String] {
    let products = ["Rehearsal", "HeadlessUIKit", "HeadlessFoundation"].map(Self.product)
    let (own, ofTests) = (ownModules, modulesOfTests)
    let ported = package.modules.filter { !$0.module.isTest }.map { "\"\($0.module.name)\"" }
    let local = plainProducts + ported
    var targets = package.libraries.map(\.target) + package.shims.map(shimTarget)
    targets += package.modules.map(moduleTarget)
    targets.append(
      target(
        "executableTarget", package.name, products + own + local,
        more: ["path: \"Sources/\(package.name)\"", "resources: [.copy(\"Resources\")]"]))
    for bundle in package.testBundles.all {
      let testing = ["\"\(package.name)\"", Self.product("RehearsalTesting")]
      let resources =
        package.resources(of: bundle.name).isEmpty
        ? [] : ["resources: [.copy(\"Resources\")]"]
      targets.append(
        target(
          "testTarget", bundle.name, testing + products + own + ofTests + local,
          more: ["path: \"Tests/\(bundle.name)\""] + resources, settings: "portedTests"))
    }
    if package.hasUITests {
      let testing = ["\"\(package.name)\""] + ["HeadlessXCTest", "HeadlessUIKit"].map(Self.product)
      targets.append(
        target(
          "testTarget", "\(package.name)UITests", testing + own + local,
          more: ["path: \"Tests/\(package.name)UITests\""], settings: "portedUITests"))
    }
    return targets
  }

  /// The dependencies on the modules that stand in for Apple's and others.
  private var ownModules: [String] {
    package.shims.filter { !Shims.forTests.contains($0) }.map { "\"\($0)\"" }
      + package.libraries.map(\.dependency)
  }

  /// The dependencies on the modules that only tests may have.
  private var modulesOfTests: [String] {
    package.shims.filter(Shims.forTests.contains).map { "\"\($0)\"" }
  }

  private var plainProducts: [String] {
    package.plan.plain.flatMap { local in
      local.products.map { ".product(name: \"\($0)\", package: \"\(local.identity)\")" }
    }
  }

  /// A target of a package that is ported with the app; it depends on all that it may import.
  private func moduleTarget(_ ported: PortedModule) -> String {
    let module = ported.module
    let products = ["HeadlessUIKit", "HeadlessFoundation"].map(Self.product)
    let earlier = package.plan.ported.prefix { $0.name != module.name }.map { "\"\($0.name)\"" }
    let place = ["path: \"\(ported.place)\""]
    if let mode = module.copiedMode {
      return target(
        "target", module.name, plainProducts + earlier, more: place,
        settings: "[.swiftLanguageMode(.v\(mode)), .unsafeFlags([\"-suppress-warnings\"])]")
    }
    let testing = module.isTest ? [Self.product("RehearsalTesting")] : []
    // A target with helpers of tests uses their modules too, and is built with the tests alone.
    let helping =
      module.isTest || !module.imports.isDisjoint(with: Shims.forTests) ? modulesOfTests : []
    return target(
      module.isTest ? "testTarget" : "target", module.name,
      testing + products + ownModules + helping + plainProducts + earlier, more: place,
      settings: module.isTest ? "portedTests" : "ported")
  }

  private func shimTarget(_ module: String) -> String {
    let modules = (Shims.modules[module] ?? []).map { "\"\($0)\"" }
    let products = (Shims.products[module] ?? []).map(Self.product) + modules
    return target(
      "target", module, products, more: ["path: \"Sources/Modules/\(module)\""],
      settings: "[.defaultIsolation(MainActor.self)]")
  }

  private func target(
    _ kind: String, _ name: String, _ dependencies: [String], more: [String],
    settings: String = "ported"
  ) -> String {
    let list = dependencies.map { "        \($0),\n" }.joined()
    let rest = more.map { "      \($0),\n" }.joined()
    return """
          .\(kind)(
            name: "\(name)",
            dependencies: [
      \(list)      ],
      \(rest)      swiftSettings: \(settings)),

      """
  }

  private static func product(_ name: String) -> String {
    ".product(name: \"\(name)\", package: \"Rehearsal\")"
  }
}
