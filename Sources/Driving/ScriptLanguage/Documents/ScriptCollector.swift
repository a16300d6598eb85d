/// A finder of the scripts at the paths of a command line.
public struct ScriptCollector {
  /// A script to run.
  public struct Found: Equatable {
    /// The script's path.
    public let path: String

    /// The folder that must contain the files it includes.
    ///
    /// It is the folder that was given. For a file it is the current folder, or the file's own
    /// folder if the file is elsewhere.
    public let folder: String
  }

  /// The name of folders whose files are only included, and not run on their own.
  static let folderOfSteps = "steps"

  private let files: ScriptFiles

  /// Creates a collector.
  public init(files: ScriptFiles = .disk) {
    self.files = files
  }

  /// Returns the scripts at some paths, each once.
  ///
  /// A file is taken as it is. A folder gives every `.script` below it, ordered by name, without
  /// hidden files and folders and without folders called `steps`, unless `paths` names them.
  ///
  /// - Throws: ``UsageError`` for a path that does not exist.
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
    return [Found(path: path, folder: root(ofFile: path))]
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

  private func root(ofFile path: String) -> String {
    if ScriptPath.isPath(files.realPath(path), in: files.realPath(".")) { return "." }
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
