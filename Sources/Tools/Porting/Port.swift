import Foundation

/// Ports an app: reads its folder, and writes a package that runs it here.
public struct Port {
  let request: PortRequest
  let say: (String) -> Void
  let build: (URL) throws -> PackageBuild

  /// Prepares a port; `say` is told what takes time.
  public init(_ request: PortRequest, say: @escaping (String) -> Void = { _ in }) {
    self.init(request, say: say) {
      try PackageBuild.run($0, options: request.buildOptions)
    }
  }

  init(
    _ request: PortRequest, say: @escaping (String) -> Void = { _ in },
    build: @escaping (URL) throws -> PackageBuild
  ) {
    self.request = request
    self.say = say
    self.build = build
  }

  /// Writes the package; files that have not changed are kept.
  ///
  /// With ``PortRequest/builds`` it builds the package, and leaves out what the compiler refuses, until it builds.
  ///
  /// - Throws: ``PortError`` where there is no app, or where it does not build.
  public func run() throws -> PortReport {
    try checkFolders()
    var refusals = Refusals(request.output)
    var (report, output) = try write(refusals.all)
    var changed = output.changed
    if request.builds { say("building the package: the first time takes minutes") }
    while request.builds, let refused = try refusedPlaces(of: output) {
      guard refusals.add(refused) else { throw refusedAgain(refused) }
      do {
        (report, output) = try write(refusals.all)
      } catch let error as PortError {
        throw cannotDoWithout(refusals.all, error)
      }
      try refusals.keep()
      changed.formUnion(output.changed)
    }
    report.changed = changed.count
    return report
  }

  private func write(_ refusals: [Refusal]) throws -> (report: PortReport, output: PackageFolder) {
    let project = try XcodeProject(in: request.app, named: request.name)
    let folder = try AppFolder(
      request.app, excluding: request.excluded, project: project, output: request.output)
    guard !request.app.isBelow(request.output) else {
      throw PortError(
        "\(request.output.path) contains the app: name another folder with --output")
    }
    guard !folder.sources.isEmpty else {
      let others = folder.objectiveCSources.isEmpty ? "" : ", and Objective-C is not ported"
      throw PortError(
        "\(request.app.path) has no Swift sources\(others): name the folder of an iOS app")
    }
    let name = try moduleName(project)
    let packages = try LocalPackage.all(in: folder, and: request.packages)
    let pods = try CocoaPods(in: request.app, besides: packages, excluding: request.excluded)
    let plan = try PackagePlan(
      packages + (request.builds ? pods.packages : []), app: folder, refusals: refusals)
    let headers = try BridgingHeaders(folder)
    var rewriting = try Rewriting(
      request: request, folder: folder, name: name, project: project, plan: plan,
      headers: headers, refusals: refusals, say: say)
    let modules = try (plan.ported + plan.tests).map {
      PortedModule(module: $0, reply: try rewriting.package($0))
    }
    let reply = try rewriting.app()
    let ofPackages = modules.flatMap(\.reply.notes)
    guard let delegate = reply.delegate else { throw try noDelegate(reply, folder, ofPackages) }
    if let error = try appOfSwiftUI(reply) { throw error }
    if let error = try noSceneDelegate(reply, ofPackages) { throw error }
    let output = PackageFolder(request.output)
    let writer = PackageWriter(
      name: name, delegate: delegate, request: request, folder: folder, project: project,
      plan: plan, headers: headers, modules: modules, reply: reply)
    let resourceNotes = try writer.write(to: output)
    try output.finish()
    let replies = [reply] + modules.map(\.reply)
    let report = PortReport(
      name: name, files: replies.map(\.files.count).reduce(0, +),
      interfaces: replies.map(\.interfaces.count).reduce(0, +), changed: output.changed.count,
      notes: notes(replies.flatMap(\.notes)) + resourceNotes
        + objectiveCSources(folder) + otherApps(project) + filesOutside(project)
        + missingFiles(project, in: folder)
        + podsLeftOut(pods, plan))
    return (report, output)
  }

  private func checkFolders() throws {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: request.app.path, isDirectory: &isFolder) else {
      throw PortError("there is no folder \(request.app.path)")
    }
    guard isFolder.boolValue else {
      throw PortError("\(request.app.path) is a file: name the folder of the app")
    }
    guard FileManager.default.fileExists(atPath: request.output.path, isDirectory: &isFolder)
    else { return }
    guard isFolder.boolValue else {
      throw PortError("\(request.output.path) is a file: name another folder with --output")
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: request.output.path)
    guard !names.contains("Package.swift") || names.contains(PackageFolder.manifestName) else {
      throw PortError(
        """
        \(request.output.path) has a Package.swift that no port wrote: name another folder with \
        --output, so that nothing of it is overwritten
        """)
    }
  }

  /// Returns the name of the module, which must not be one that the package imports or a word of Swift.
  ///
  /// An app that is called like one (an app `Photos`) gets `App` behind its name, unless the name was
  /// asked for.
  private func moduleName(_ project: XcodeProject?) throws -> String {
    let name = Self.identifier(request.name ?? project?.name ?? request.app.lastPathComponent)
    guard name.contains(where: { $0.isLetter || $0.isNumber }) else {
      throw PortError("the module needs a name with letters: give it one with --name")
    }
    let taken = Shims.system.union(Shims.products.keys).union(Self.words)
    guard taken.contains(name) else { return name }
    guard request.name == nil else {
      throw PortError(
        """
        the module cannot be called \(name), which Swift or another module is: give it another name \
        with --name
        """)
    }
    return name + "App"
  }

  /// The words of Swift that folders are called by.
  private static let words: Set<String> = [
    "Any", "Self", "as", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit",
    "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func",
    "guard",
    "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "private",
    "protocol", "public", "repeat", "return", "self", "static", "struct", "subscript", "super",
    "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    "Rehearsal", "HeadlessUIKit", "HeadlessFoundation",
  ]

  private func noDelegate(
    _ reply: RewriteReply, _ folder: AppFolder, _ ofPackages: [RewriteReply.Note]
  ) throws -> PortError {
    let marks = ["UIApplicationDelegate", "@UIApplicationMain", "@main class", "@main final class"]
    if try leavesOut({ text in marks.contains { text.contains($0) } }, reply) {
      return leftOut("app delegate", ofPackages + reply.notes)
    }
    if let source = folder.objectiveCSources.first(where: startsApp) {
      return PortError(
        """
        \(request.app.path)/\(source) starts the app in Objective-C, which is not ported: write the \
        app delegate in Swift
        """)
    }
    return PortError(
      """
      \(request.app.path) has no class that is a UIApplicationDelegate: an app of SwiftUI cannot be \
      ported. Give it an app delegate.
      """)
  }

  /// Returns whether a source in Objective-C calls `UIApplicationMain`, whatever its encoding is.
  private func startsApp(_ source: String) -> Bool {
    let text = try? Data(contentsOf: request.app.appendingPathComponent(source))
    return text?.firstRange(of: Data("UIApplicationMain(".utf8)) != nil
  }

  /// Returns an error if the app starts with scenes of SwiftUI, whose delegate shows no window.
  private func appOfSwiftUI(_ reply: RewriteReply) throws -> PortError? {
    let note = try reply.notes.first { try $0.kind == "app of SwiftUI" || isLeftOutApp($0) }
    return note.map { note in
      PortError(
        """
        \(note.file):\(note.line): \(note.name) starts the app with scenes of SwiftUI, and an app of \
        SwiftUI cannot be ported. Give it an app delegate that shows a window.
        """)
    }
  }

  /// Returns whether a file is left out that declares the structure by which an app of SwiftUI starts.
  private func isLeftOutApp(_ note: RewriteReply.Note) throws -> Bool {
    guard note.isLeftOutFile else { return false }
    return try SourceText.read(note.file).contains(/@main\s+struct\s+\w+\s*:\s*(SwiftUI\.)?App\b/)
  }

  /// Returns an error if a scene delegate is left out, without which the app has no window.
  private func noSceneDelegate(
    _ reply: RewriteReply, _ ofPackages: [RewriteReply.Note]
  ) throws -> PortError? {
    let isLeftOut = try leavesOut(
      { $0.contains("class ") && $0.contains("UIWindowSceneDelegate") }, reply)
    return isLeftOut ? leftOut("scene delegate", ofPackages + reply.notes) : nil
  }

  /// Returns whether a line of a file that is left out fulfils a condition.
  private func leavesOut(_ fulfils: (Substring) -> Bool, _ reply: RewriteReply) throws -> Bool {
    try reply.notes.contains { note in
      guard note.isLeftOutFile else { return false }
      return try SourceText.read(note.file).split(whereSeparator: \.isNewline).contains(
        where: fulfils)
    }
  }

  private func leftOut(_ delegate: String, _ notes: [RewriteReply.Note]) -> PortError {
    let files = notes.filter(\.isLeftOutFile).map {
      "\n  \($0.file):\($0.line): \($0.advice)"
    }
    return PortError(
      "the \(delegate) is among the files that are left out, because what they use is not here:"
        + files.joined())
  }

  private func objectiveCSources(_ folder: AppFolder) -> [PortReport.Note] {
    guard !folder.objectiveCSources.isEmpty else { return [] }
    return [
      PortReport.Note(
        kind: "sources in", name: "Objective-C",
        places: folder.objectiveCSources.map { request.app.appendingPathComponent($0).path },
        advice: "they are not ported: write in Swift what the app needs of them")
    ]
  }

  private func otherApps(_ project: XcodeProject?) -> [PortReport.Note] {
    guard let project else { return [] }
    return project.otherApps.map {
      PortReport.Note(
        kind: "another app", name: $0, places: [request.app.path],
        advice: "\(project.name) is ported without the files of the other app: --name chooses it")
    }
  }

  /// Tells the files that the app's target builds and that are not in the app's folder.
  private func filesOutside(_ project: XcodeProject?) -> [PortReport.Note] {
    (project?.filesOutside ?? []).map { path in
      let common = zip(path.split(separator: "/"), request.app.path.split(separator: "/"))
        .prefix { $0 == $1 }.map { String($0.0) }
      return PortReport.Note(
        kind: "file outside", name: URL(fileURLWithPath: path).lastPathComponent, places: [path],
        advice:
          "the app's target builds it: port the folder with both, /\(common.joined(separator: "/"))"
      )
    }
  }

  /// Tells the Swift files that the app's target builds and that are nowhere in the app's folder.
  private func missingFiles(_ project: XcodeProject?, in folder: AppFolder) -> [PortReport.Note] {
    let present = Set(folder.sources.map { URL(fileURLWithPath: $0).lastPathComponent })
    return (project?.missingFiles ?? []).map(URL.init(fileURLWithPath:))
      .filter { !present.contains($0.lastPathComponent) }
      .map {
        PortReport.Note(
          kind: "file missing", name: $0.lastPathComponent, places: [$0.path],
          advice:
            "the app's target builds it: run what generates it, such as SwiftGen, and port again")
      }
  }

  /// Tells the libraries of CocoaPods that the app imports and that are not ported.
  ///
  /// Without a build nobody would leave out what the compiler refuses of them, and the app would not compile.
  private func podsLeftOut(_ pods: CocoaPods, _ plan: PackagePlan) -> [PortReport.Note] {
    let remedy = "name a checkout of it with --package, or do without it"
    let waiting = request.builds ? [] : pods.packages
    return pods.leftOut.filter { plan.imports.contains($0.module) }.map {
      PortReport.Note(
        kind: "pod left out", name: $0.module, places: [$0.project.path],
        advice: "\($0.reason): \(remedy)")
    }
      + waiting.filter { plan.imports.contains($0.identity) }.map {
        PortReport.Note(
          kind: "pod left out", name: $0.identity, places: [$0.folder.path],
          advice: "--build ports it with the app")
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
