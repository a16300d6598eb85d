/// Finds the scripts that paths of a command line mean.
public struct ScriptCollector {
  /// A script to be run.
  public struct Found: Equatable {
    /// Its path.
    public let path: String

    /// What its includes may not leave: the folder given, or for a file the current folder, or the
    /// file's own where it lies elsewhere.
    public let folder: String
  }

  /// The folder whose files are there to be included: they are no scenes of their own.
  static let folderOfSteps = "steps"

  private let files: ScriptFiles

  /// Creates a collector.
  public init(files: ScriptFiles = .disk) {
    self.files = files
  }

  /// The scripts of some paths: a file as it is, a folder with every `.script` below it, in the
  /// order of their names.
  ///
  /// What lies in a folder called `steps`, or in one whose name begins with a dot, is left out unless
  /// it is asked for by name. No script comes twice.
  ///
  /// - Throws: ``UsageError`` for a path with nothing there.
  public func collect(_ paths: [String]) throws(UsageError) -> [Found] {
    var found: [Found] = []
    var seen: Set<String> = []
    for path in paths {
      for script in try scripts(at: ScriptPath.normalized(path)) {
        if seen.insert(files.realPath(script.path)).inserted { found.append(script) }
      }
    }
    return found
  }

  private func scripts(at path: String) throws(UsageError) -> [Found] {
    if let entries = files.entries(path) {
      return scripts(in: path, entries).map { Found(path: $0, folder: path) }
    }
    guard files.read(path) != nil else { throw missing(path) }
    return [Found(path: path, folder: fence(ofFile: path))]
  }

  private func scripts(in folder: String, _ entries: [ScriptFiles.Entry]) -> [String] {
    entries.flatMap { entry -> [String] in
      let path = ScriptPath.join(folder, entry.name)
      guard !entry.name.hasPrefix(".") else { return [] }
      guard entry.isFolder else { return entry.name.hasSuffix(".script") ? [path] : [] }
      guard entry.name != Self.folderOfSteps else { return [] }
      return scripts(in: path, files.entries(path) ?? [])
    }
  }

  private func fence(ofFile path: String) -> String {
    let isHere = ScriptPath.isPath(files.realPath(path), in: files.realPath("."))
    if isHere { return "." }
    let folder = ScriptPath.folder(of: path)
    return folder.isEmpty ? "." : folder
  }

  private func missing(_ path: String) -> UsageError {
    let folder = ScriptPath.folder(of: path)
    let names = (files.entries(folder.isEmpty ? "." : folder) ?? []).map(\.name)
    let near = Suggestions.nearest(to: ScriptPath.name(of: path), among: names)
      .map { "`\(ScriptPath.join(folder, $0))`" }
    return UsageError(
      "there is no file or folder `\(path)`",
      notes: near.isEmpty ? [] : ["did you mean \(near.list(or: "or"))?"])
  }
}
