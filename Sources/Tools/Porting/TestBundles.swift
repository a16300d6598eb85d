/// The unit tests of an app by the target that builds them, since two of them may declare one name.
struct TestBundles {
  /// The names of the targets and the paths of their files, in the order of the names.
  let all: [(name: String, files: [String])]

  /// Sorts files by their target, else by their folder; a file that another target builds too belongs to both.
  ///
  /// Tests in a single folder are one target with the app's name.
  init(_ files: [String], app: String, project: XcodeProject?) {
    let own = "\(app)Tests"
    let groups = Dictionary(grouping: files) {
      project?.testTarget(of: $0) ?? Self.folder($0) ?? own
    }
    guard groups.count > 1 else {
      all = files.isEmpty ? [] : [(own, files)]
      return
    }
    all = groups.keys.sorted().map { name in
      let mine = groups[name] ?? []
      let names = Set(mine.map(Self.fileName))
      let built = project?.testSources[name] ?? []
      let shared = Dictionary(grouping: files) { Self.fileName($0) }
        .filter { built.contains($0.key) && !names.contains($0.key) }
        .compactMap { Self.nearest($0.value, to: mine) }
      return (Port.identifier(name), mine + shared.sorted())
    }
  }

  /// Returns the files of a target's bundle, of those that the tests have.
  func resources(of name: String, among files: [String]) -> [String] {
    guard all.count > 1 else { return files }
    return files.filter { Self.folder($0).map(Port.identifier) == name }
  }

  /// The names of the targets that build a file.
  func targets(of path: String) -> [String] {
    all.filter { $0.files.contains(path) }.map(\.name)
  }

  private static func folder(_ path: String) -> String? {
    path.split(separator: "/").dropLast().first { $0.hasSuffix("Tests") && $0 != "Tests" }
      .map(String.init)
  }

  /// The file of a name that has the most folders in common with the target's own files.
  private static func nearest(_ files: [String], to own: [String]) -> String? {
    let first = own.first?.split(separator: "/") ?? []
    return files.sorted().max {
      zip($0.split(separator: "/"), first).prefix { $0 == $1 }.count
        < zip($1.split(separator: "/"), first).prefix { $0 == $1 }.count
    }
  }

  private static func fileName(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}
