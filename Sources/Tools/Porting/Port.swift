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
    let project = try XcodeProject(in: request.app)
    let folder = try AppFolder(
      request.app, excluding: request.excluded, project: project, output: request.output)
    guard !request.app.isBelow(request.output) else {
      throw PortError(
        "\(request.output.path) contains the app: name another folder with --output")
    }
    guard !folder.sources.isEmpty else {
      throw PortError("\(request.app.path) has no Swift sources: name the folder of an iOS app")
    }
    let name = Self.identifier(request.name ?? project?.name ?? request.app.lastPathComponent)
    let plan = try PackagePlan(LocalPackage.all(in: folder, and: request.packages), app: folder)
    let rewriting = try Rewriting(
      request: request, folder: folder, name: name, project: project, plan: plan, say: say)
    let reply = try rewriting.app()
    guard let delegate = reply.delegate else { throw noDelegate(reply) }
    let modules = try (plan.ported + plan.tests).map {
      PortedModule(module: $0, reply: try rewriting.package($0))
    }
    let output = PackageFolder(request.output)
    let writer = PackageWriter(
      name: name, delegate: delegate, request: request, folder: folder, project: project,
      plan: plan, modules: modules, reply: reply)
    try writer.write(to: output)
    try output.finish()
    let replies = [reply] + modules.map(\.reply)
    return PortReport(
      name: name, files: replies.map(\.files.count).reduce(0, +),
      interfaces: replies.map(\.interfaces.count).reduce(0, +), changed: output.changed,
      notes: notes(replies.flatMap(\.notes)) + otherApps(project))
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

  private func otherApps(_ project: XcodeProject?) -> [PortReport.Note] {
    guard let project else { return [] }
    return project.otherApps.map {
      PortReport.Note(
        kind: "another app", name: $0, places: [request.app.path],
        advice: "\(project.name) is ported: leave out the folder of the other app with --exclude")
    }
  }

  private func notes(_ found: [RewriteReply.Note]) -> [PortReport.Note] {
    let grouped = Dictionary(grouping: found) { "\($0.kind)\u{0}\($0.name)\u{0}\($0.advice)" }
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

extension URL {
  /// Whether a file or folder is this one or is in it.
  fileprivate func isBelow(_ folder: URL) -> Bool {
    let (path, other) = (
      resolvingSymlinksInPath().path, folder.resolvingSymlinksInPath().path
    )
    return path == other || path.hasPrefix(other.hasSuffix("/") ? other : "\(other)/")
  }
}
