import Foundation

/// The requests to the rewriter: for the app, and for each target of a package that is ported with it.
struct Rewriting {
  private let folder: AppFolder
  private let name: String
  private let project: XcodeProject?
  private let plan: PackagePlan
  private let headers: BridgingHeaders
  private let tool: RewriterTool
  private let known: KnownNames
  private let refusals: [Refusal]
  /// The paths of the files that are left out of packages.
  private var lost: Set<String> = []

  init(
    request: PortRequest, folder: AppFolder, name: String, project: XcodeProject?,
    plan: PackagePlan, headers: BridgingHeaders, refusals: [Refusal],
    say: @escaping (String) -> Void
  ) throws {
    self.folder = folder
    self.name = name
    self.project = project
    self.plan = plan
    self.headers = headers
    self.refusals = refusals
    tool = try RewriterTool(say: say)
    known = KnownNames(tool, say: say)
  }

  private var modules: Set<String> {
    Shims.withoutPackage.union(plan.modules)
  }

  /// Rewrites the app's own sources and its tests.
  func app() throws -> RewriteReply {
    let own = folder.sources.map {
      RewriteRequest.File(
        path: path($0, in: folder), part: .app, framework: project?.framework(of: $0))
    }
    let sources =
      own + files(folder, folder.tests, .tests)
      + files(folder, folder.uiTests, .uiTests)
    let merged = Set((project?.modules ?? []) + [name])
    let bundles = TestBundles(folder.tests, app: name, project: project)
    return try rewrite(
      sources, folder, module: name,
      merged: merged.subtracting(plan.modules), bridged: headers.modules,
      written: bundles.all.map(\.name),
      context: plan.ported, imported: plan.imports.union(headers.modules).union(plan.carried))
  }

  /// Rewrites the sources of a package's target, after those that it imports and before the app's.
  mutating func package(_ module: PackagePlan.Module) throws -> RewriteReply {
    guard module.copiedMode == nil else { return RewriteReply() }
    let earlier = plan.ported.prefix { $0.name != module.name }
    let reply = try rewrite(
      files(module.folder, module.sources, module.isTest ? .tests : .app),
      module.folder, module: module.name,
      merged: [module.name],
      context: Array(earlier), imported: module.imports, isCheckout: module.isCheckout)
    lost.formUnion(reply.notes.filter(\.isLeftOutFile).map(\.file))
    return reply
  }

  /// The modules that a package does without, although there is a stand-in for a part of each.
  ///
  /// Security's is the keychain. Of the others, those count that a checkout has a condition on.
  private static func absent(_ paths: [String], _ isCheckout: Bool) throws -> Set<String> {
    let texts = try paths.map { try SourceText.read($0) }
    var absent: Set<String> = texts.contains { $0.contains("SecItem") } ? [] : ["Security"]
    guard isCheckout else { return absent }
    for module in Shims.partial where texts.contains(where: { $0.contains("canImport(\(module))") })
    {
      absent.insert(module)
    }
    return absent
  }

  private func path(_ relative: String, in folder: AppFolder) -> String {
    folder.root.appendingPathComponent(relative).path
  }

  private func files(
    _ folder: AppFolder, _ paths: [String], _ part: RewriteRequest.File.Part
  ) -> [RewriteRequest.File] {
    paths.map { RewriteRequest.File(path: path($0, in: folder), part: part) }
  }

  private func rewrite(
    _ sources: [RewriteRequest.File], _ folder: AppFolder, module: String, merged: Set<String>,
    bridged: Set<String> = [], written: [String] = [], context: [PackagePlan.Module],
    imported: Set<String>, isCheckout: Bool = false
  ) throws -> RewriteReply {
    let absent = module == name ? [] : try Self.absent(sources.map(\.path), isCheckout)
    let modules = modules.subtracting(absent)
    let imported = context.reduce(into: imported) { $0.formUnion($1.imports) }
    let assets = AssetNames(folder)
    return try tool.run(
      RewriteRequest(
        files: sources, interfaces: folder.interfaces.map { path($0, in: folder) },
        models: folder.models.map { path($0, in: folder) }, modules: modules.sorted(),
        merged: merged.sorted(), module: module, bridged: bridged.sorted(),
        context: context.flatMap { files($0.folder, $0.sources, .app) }.map(\.path)
          .filter { !lost.contains($0) },
        names: try known.files(plan, besides: module, imported: imported, without: lost),
        shadows: NamesWriter.aliases,
        written: NamesWriter.writtenNames + assets.colors.names + assets.images.names + written,
        isCheckout: isCheckout,
        conditions: module == name ? CompilationConditions(of: project) : .ofPackages,
        refusals: refusals))
  }
}
