import Foundation

/// Ports an app: reads its folder, and writes a package that runs it here.
public struct Port {
  private let request: PortRequest
  private let say: (String) -> Void

  /// Prepares a port; `say` is told what takes time.
  public init(_ request: PortRequest, say: @escaping (String) -> Void = { _ in }) {
    self.request = request
    self.say = say
  }

  /// Writes the package; files that have not changed are kept.
  ///
  /// - Throws: ``PortError`` where there is no app.
  public func run() throws -> PortReport {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: request.app.path, isDirectory: &isFolder),
      isFolder.boolValue
    else { throw PortError("there is no folder \(request.app.path)") }
    let project = XcodeProject(in: request.app)
    let folder = try AppFolder(request.app, excluding: request.excluded, project: project)
    guard !folder.sources.isEmpty else {
      throw PortError("\(request.app.path) has no Swift sources: name the folder of an iOS app")
    }
    let name = Self.identifier(request.name ?? project?.name ?? request.app.lastPathComponent)
    let packages = try LocalPackage.all(in: folder, and: request.packages)
    let reply = try rewrite(folder, name, project, packages)
    guard let delegate = reply.delegate else { throw noDelegate(reply) }
    let output = PackageFolder(request.output)
    let writer = PackageWriter(
      name: name, delegate: delegate, request: request, folder: folder, project: project,
      packages: packages, reply: reply)
    try writer.write(to: output)
    try output.finish()
    return PortReport(
      name: name, files: reply.files.count, interfaces: folder.interfaces.count,
      changed: output.changed, notes: notes(reply))
  }

  private func rewrite(
    _ folder: AppFolder, _ name: String, _ project: XcodeProject?, _ packages: [LocalPackage]
  ) throws -> RewriteReply {
    func path(_ relative: String) -> String { folder.root.appendingPathComponent(relative).path }
    func files(_ paths: [String], _ part: RewriteRequest.File.Part) -> [RewriteRequest.File] {
      paths.map { RewriteRequest.File(path: path($0), part: part) }
    }
    let modules = Shims.system.union(Shims.available).union(packages.flatMap(\.products))
    let merged = project?.otherModules ?? []
    let sources =
      files(folder.sources, .app) + files(folder.tests, .tests) + files(folder.uiTests, .uiTests)
    let tool = try RewriterTool(say: say)
    let known = modules.union(merged).union([name])
    let lacksModule = try sources.contains { try !Imports.modules(of: $0.path).isSubset(of: known) }
    return try tool.run(
      RewriteRequest(
        files: sources, interfaces: folder.interfaces.map(path), modules: modules.sorted(),
        merged: merged, module: name,
        names: lacksModule ? try KnownNames(tool, say: say).files(packages) : []))
  }

  private func noDelegate(_ reply: RewriteReply) -> PortError {
    let leftOut = reply.notes.filter { $0.kind == "file left out" }.map {
      "\n  \($0.file):\($0.line): \($0.advice)"
    }
    guard leftOut.isEmpty else {
      return PortError(
        "the app delegate is among the files that cannot do without a module that is nowhere:"
          + leftOut.joined())
    }
    return PortError(
      """
      \(request.app.path) has no class that is a UIApplicationDelegate: an app of SwiftUI cannot be \
      ported. Give it an app delegate.
      """)
  }

  private func notes(_ reply: RewriteReply) -> [PortReport.Note] {
    let grouped = Dictionary(grouping: reply.notes) { "\($0.kind)\u{0}\($0.name)\u{0}\($0.advice)" }
    return grouped.keys.sorted().compactMap { key in
      guard let notes = grouped[key], let first = notes.first else { return nil }
      return PortReport.Note(
        kind: first.kind, name: first.name, places: notes.map { "\($0.file):\($0.line)" },
        advice: first.advice)
    }
  }

  /// Returns a name as an identifier of Swift, as Xcode does for modules.
  static func identifier(_ name: String) -> String {
    let plain = String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    return plain.first?.isNumber == true ? "_\(plain)" : plain
  }
}
