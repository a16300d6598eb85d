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
    let packages = try request.packages.map(LocalPackage.init)
    let reply = try rewrite(folder, name, project, packages)
    guard let delegate = reply.delegate else {
      throw PortError(
        """
        \(request.app.path) has no class that is a UIApplicationDelegate: an app of SwiftUI cannot be \
        ported. Give it an app delegate.
        """)
    }
    let output = PackageFolder(request.output)
    let writer = PackageWriter(
      name: name, delegate: delegate, request: request, folder: folder, project: project,
      packages: packages, reply: reply)
    try writer.write(to: output)
    try output.finish()
    return PortReport(
      name: name, files: folder.sources.count, interfaces: folder.interfaces.count,
      changed: output.changed, notes: notes(reply))
  }

  private func rewrite(
    _ folder: AppFolder, _ name: String, _ project: XcodeProject?, _ packages: [LocalPackage]
  ) throws -> RewriteReply {
    func path(_ relative: String) -> String { folder.root.appendingPathComponent(relative).path }
    let modules = Shims.system.union(Shims.available).union(packages.flatMap(\.products))
    let files =
      folder.sources.map { RewriteRequest.File(path: path($0), isTest: false) }
      + folder.tests.map { RewriteRequest.File(path: path($0), isTest: true) }
    let tool = try RewriterTool(say: say)
    return try tool.run(
      RewriteRequest(
        files: files, interfaces: folder.interfaces.map(path), modules: modules.sorted(),
        merged: project?.otherModules ?? [], module: name))
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
