/// Reads scripts, with all they include, and finds every mistake in them before anything runs.
public struct ScriptLoader {
  /// Where the files are.
  package let files: ScriptFiles

  /// What `${env.NAME}` reads.
  package let environment: [String: String]

  /// Creates a loader.
  public init(files: ScriptFiles = .disk, environment: [String: String] = [:]) {
    self.files = files
    self.environment = environment
  }

  /// Reads a script.
  ///
  /// - Parameters:
  ///   - path: the script's file.
  ///   - folder: what no `include` and no `from` may leave; nil for no such limit.
  public func load(_ path: String, within folder: String? = nil) -> Document {
    guard let bytes = files.read(path) else {
      let problem = Diagnostic("there is no file `\(path)` that can be read", file: path)
      return Document(file: path, settings: .init(), scenes: [], steps: [], problems: [problem])
    }
    return document(SourceText(name: path, bytes: bytes), within: folder)
  }

  /// Reads a script from text.
  public func document(_ source: SourceText, within folder: String? = nil) -> Document {
    let fence = folder.map { Fence(folder: $0, path: files.realPath($0)) }
    var reader = DocumentReader(
      source, builder: StepBuilder(self, fence: fence, file: source.name),
      variables: Variables(environment: environment))
    return reader.read()
  }
}

/// A folder that nothing may leave.
struct Fence {
  /// The folder as it was given.
  let folder: String

  /// Its absolute path with all links followed.
  let path: String
}
