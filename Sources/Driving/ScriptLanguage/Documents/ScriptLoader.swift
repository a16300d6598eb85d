/// A reader of scripts and of the files they include, which finds every mistake before a run.
public struct ScriptLoader {
  /// The files that scripts are read from.
  package let files: ScriptFiles

  /// The environment, for `${env.NAME}`.
  package let environment: [String: String]

  /// The limits of the files that one script includes.
  var includeLimits = IncludeLimits()

  /// Creates a loader.
  public init(files: ScriptFiles = .disk, environment: [String: String] = [:]) {
    self.files = files
    self.environment = environment
  }

  /// Reads a script.
  ///
  /// - Parameters:
  ///   - path: the script's file.
  ///   - folder: the folder that must contain every file of an `include` or a `from`; nil for any.
  public func load(_ path: String, within folder: String? = nil) -> Document {
    guard let bytes = files.read(path) else {
      let problem = Diagnostic("the file `\(path)` does not exist or cannot be read", file: path)
      return Document(
        file: path, settings: .init(), scenes: [], steps: [], problems: [problem],
        source: SourceText(name: path))
    }
    return document(SourceText(name: path, bytes: bytes), within: folder)
  }

  /// Reads a script from text.
  public func document(_ source: SourceText, within folder: String? = nil) -> Document {
    document(source, within: folder, didRead: nil)
  }

  /// Reads a script from text and passes on the layout of each of its commands.
  func document(
    _ source: SourceText, within folder: String?, didRead: ((LineLayout) -> Void)?
  ) -> Document {
    let root = folder.map { IncludeRoot(folder: $0, path: files.realPath($0)) }
    var reader = DocumentReader(
      source, builder: StepBuilder(self, root: root, file: source.name),
      variables: Variables(environment: environment))
    reader.didRead = didRead
    return reader.read()
  }
}

/// The limits of the files that one script, or one line at the prompt, includes.
struct IncludeLimits {
  /// The number of files that may include each other in a row.
  var depth = 64

  /// The number of lines that all included files together may have.
  var lineCount = 1_000_000
}

/// The folder that must contain all included files.
struct IncludeRoot {
  /// The folder as it was given.
  let folder: String

  /// The folder's absolute path with all links resolved.
  let path: String
}
