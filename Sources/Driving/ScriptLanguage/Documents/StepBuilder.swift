/// A builder of the steps of a command, those of included files among them.
struct StepBuilder {
  let loader: ScriptLoader

  /// The folder that must contain all included files; nil for any.
  let root: IncludeRoot?

  /// The `include` lines that led to the file, outermost first; empty for a script itself.
  let includedAt: [ScriptLocation]

  /// The files that are being read, each included by the one before it.
  private let chain: [IncludedFile]

  /// The lines that included files have had so far.
  private let lineCount: IncludedLineCount

  /// Creates the builder of a script, or of the lines of a prompt.
  init(_ loader: ScriptLoader, root: IncludeRoot?, file: String) {
    self.loader = loader
    self.root = root
    includedAt = []
    chain = [IncludedFile(path: file, realPath: loader.files.realPath(file))]
    lineCount = IncludedLineCount()
  }

  /// Creates the builder of an included file.
  private init(_ outer: StepBuilder, _ file: IncludedFile, at location: ScriptLocation) {
    loader = outer.loader
    root = outer.root
    includedAt = outer.includedAt + [location]
    chain = outer.chain + [file]
    lineCount = outer.lineCount
  }

  /// Counts the lines of included files from zero again, for the next line at a prompt.
  func resetLineCount() {
    lineCount.value = 0
  }

  /// Returns the steps of a command; adds the mistakes of included files to `problems`.
  func steps(
    for command: Command, at span: SourceSpan, in source: SourceText, variables: Variables,
    problems: inout DiagnosticList
  ) -> [Step] {
    switch command {
    case .step(let work): return [step(work, at: span, in: source)]
    case .repeated(let count, let command):
      let steps = steps(
        for: command, at: span, in: source, variables: variables, problems: &problems)
      return [step(.repeated(count, steps), at: span, in: source)]
    case .include(let path, let values):
      var inner = variables
      for (name, value) in values { inner.set(name, to: value) }
      return include(path, inner, at: span, in: source, problems: &problems)
    case .define, .header, .prompt: return []
    }
  }

  /// Returns a step of the file.
  func step(_ work: Step.Work, at span: SourceSpan, in source: SourceText) -> Step {
    Step(work: work, source: source, span: span, includedAt: includedAt)
  }

  private func include(
    _ path: String, _ variables: Variables, at span: SourceSpan, in source: SourceText,
    problems: inout DiagnosticList
  ) -> [Step] {
    do throws(Problem) {
      let location = source.location(of: span)
      let file = try resolve(path, at: span.bytes)
      try checkCircle(file, at: span, location)
      try checkDepth(at: span)
      let included = SourceText(name: file.path, bytes: try bytes(of: file, at: span.bytes))
      try count(included, at: span)
      var reader = DocumentReader(
        included, builder: StepBuilder(self, file, at: location), variables: variables)
      let document = reader.read()
      document.problems.forEach { problems.add($0) }
      return document.steps
    } catch {
      problems.add(diagnostic(error, in: source, line: span.line))
      return []
    }
  }

  /// Returns a mistake with a note for each `include` that led to its file.
  func diagnostic(_ problem: Problem, in source: SourceText, line: Int) -> Diagnostic {
    let notes = includedAt.reversed().map { "included at \($0)" }
    return Diagnostic(problem, in: source, line: line, notes: notes)
  }

  /// Returns the bytes of a file that a line names.
  func content(of path: String, at span: Range<Int>) throws(Problem) -> [UInt8] {
    try bytes(of: resolve(path, at: span), at: span)
  }

  private func bytes(of file: IncludedFile, at span: Range<Int>) throws(Problem) -> [UInt8] {
    guard let bytes = loader.files.read(file.path) else { throw missing(file.path, at: span) }
    return bytes
  }

  /// Returns the file that a line names, relative to the current file's folder.
  private func resolve(_ path: String, at span: Range<Int>) throws(Problem) -> IncludedFile {
    let name = ScriptPath.join(ScriptPath.folder(of: chain.last?.path ?? ""), path)
    let file = IncludedFile(path: name, realPath: loader.files.realPath(name))
    guard let root else { return file }
    guard !path.hasPrefix("/") else {
      throw Problem(
        "`\(path)` is an absolute path", at: span,
        label: "expected a path relative to the file of this line", kind: .meaning)
    }
    guard ScriptPath.isPath(file.realPath, in: root.path) else {
      throw Problem(
        "`\(path)` is outside the folder of the run", at: span,
        label: "expected a file in \(root.folder == "." ? "the current folder" : root.folder)",
        kind: .meaning)
    }
    return file
  }

  private func missing(_ file: String, at span: Range<Int>) -> Problem {
    guard loader.files.entries(file) == nil else {
      return Problem(
        "`\(file)` is a folder", at: span, label: "expected a file", kind: .meaning)
    }
    let folder = ScriptPath.folder(of: file)
    let names = (loader.files.entries(folder.isEmpty ? "." : folder) ?? []).map(\.name)
    let near = Suggestions.nearest(to: ScriptPath.name(of: file), among: names)
    let paths = near.map { "`\(ScriptPath.join(folder, $0))`" }
    return Problem(
      "the file `\(file)` does not exist or cannot be read", at: span,
      label: paths.isEmpty ? "" : "did you mean \(paths.orList)?", kind: .meaning)
  }
}

extension StepBuilder {
  private func checkCircle(
    _ file: IncludedFile, at span: SourceSpan, _ location: ScriptLocation
  ) throws(Problem) {
    guard let start = chain.firstIndex(where: { $0.realPath == file.realPath }) else { return }
    let places = includedAt.dropFirst(start).map(\.description) + [location.description]
    let targets = chain.dropFirst(start + 1).map(\.path) + [file.path]
    throw Problem(
      "the file `\(file.path)` includes itself", at: span.bytes,
      notes: zip(places, targets).map { "\($0) includes \($1)" }, kind: .meaning)
  }

  private func checkDepth(at span: SourceSpan) throws(Problem) {
    let limit = loader.includeLimits.depth
    guard includedAt.count >= limit else { return }
    throw Problem(
      "more than \(limit) files include each other in a row", at: span.bytes,
      label: "expected \(limit) nested includes at most", kind: .meaning)
  }

  private func count(_ included: SourceText, at span: SourceSpan) throws(Problem) {
    let limit = loader.includeLimits.lineCount
    lineCount.value += included.lineCount
    guard lineCount.value > limit else { return }
    throw Problem(
      "the included files have more than \(limit) lines", at: span.bytes,
      label: "expected \(limit) lines at most, with those of files included repeatedly",
      kind: .meaning)
  }
}

/// A file that is being read.
private struct IncludedFile {
  /// The path as messages show it.
  let path: String

  /// The absolute path with all links resolved.
  let realPath: String
}

/// A count of included lines that the readers of all files of one script share.
private final class IncludedLineCount {
  var value = 0
}
