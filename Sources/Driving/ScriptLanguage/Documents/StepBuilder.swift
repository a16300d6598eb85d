/// Makes the steps that a command stands for, those of included files among them.
struct StepBuilder {
  let loader: ScriptLoader

  /// The folder that no include may leave; nil for no such limit.
  let fence: Fence?

  /// Where the file was included, outermost first; empty for a script itself.
  let includedAt: [ScriptLocation]

  /// The files that are being read, the current one last.
  let chain: [String]

  init(
    _ loader: ScriptLoader, fence: Fence?, file: String, includedAt: [ScriptLocation] = [],
    chain: [String] = []
  ) {
    self.loader = loader
    self.fence = fence
    self.includedAt = includedAt
    self.chain = chain + [file]
  }

  /// Returns the steps of a command; what is wrong with an included file goes to `problems`.
  func steps(
    for command: Command, at span: SourceSpan, in source: SourceText, variables: Variables,
    problems: inout DiagnosticList
  ) -> [Step] {
    func step(_ work: Step.Work) -> Step {
      Step(work: work, source: source, span: span, includedAt: includedAt)
    }
    switch command {
    case .act(let action): return [step(.act(action))]
    case .arrange(let arrangement): return [step(.arrange(arrangement))]
    case .expect(let expectation): return [step(.expect(expectation))]
    case .expectSnapshot(let expectation): return [step(.expectSnapshot(expectation))]
    case .repeated(let count, let command):
      let steps = steps(
        for: command, at: span, in: source, variables: variables, problems: &problems)
      return [step(.repeated(count, steps))]
    case .include(let path, let values):
      var inner = variables
      for (name, value) in values { inner.set(name, to: value) }
      return include(path, inner, at: span, in: source, problems: &problems)
    case .define, .header, .prompt: return []
    }
  }

  private func include(
    _ path: String, _ variables: Variables, at span: SourceSpan, in source: SourceText,
    problems: inout DiagnosticList
  ) -> [Step] {
    do throws(Problem) {
      let location = source.location(of: span)
      let file = try resolve(path, at: span.bytes)
      try checkCircle(file, at: span, location)
      let bytes = try bytes(of: file, at: span.bytes)
      let builder = StepBuilder(
        loader, fence: fence, file: file, includedAt: includedAt + [location], chain: chain)
      var reader = DocumentReader(
        SourceText(name: file, bytes: bytes), builder: builder, variables: variables)
      let document = reader.read()
      document.problems.forEach { problems.add($0) }
      return document.steps
    } catch {
      problems.add(diagnostic(error, in: source, line: span.line))
      return []
    }
  }

  /// Returns a mistake with the places at which its file was included.
  func diagnostic(_ problem: Problem, in source: SourceText, line: Int) -> Diagnostic {
    let notes = includedAt.reversed().map { "included at \($0)" }
    return Diagnostic(problem, in: source, line: line, notes: notes)
  }

  /// Returns the bytes of a file that a line names.
  func content(of path: String, at span: Range<Int>) throws(Problem) -> [UInt8] {
    try bytes(of: resolve(path, at: span), at: span)
  }

  private func bytes(of file: String, at span: Range<Int>) throws(Problem) -> [UInt8] {
    guard let bytes = loader.files.read(file) else { throw missing(file, at: span) }
    return bytes
  }

  /// Returns the path of a file that a line names, seen from the current file's folder.
  private func resolve(_ path: String, at span: Range<Int>) throws(Problem) -> String {
    let file = ScriptPath.join(ScriptPath.folder(of: chain.last ?? ""), path)
    guard let fence else { return file }
    guard !path.hasPrefix("/") else {
      throw Problem(
        "`\(path)` is an absolute path", at: span,
        label: "expected a path relative to the file that names it", kind: .meaning)
    }
    guard ScriptPath.isPath(loader.files.realPath(file), in: fence.path) else {
      throw Problem(
        "`\(path)` leaves the folder given to run", at: span,
        label: "it must lie in \(fence.folder == "." ? "the current folder" : fence.folder)",
        kind: .meaning)
    }
    return file
  }

  private func checkCircle(
    _ file: String, at span: SourceSpan, _ location: ScriptLocation
  ) throws(Problem) {
    let paths = chain.map(loader.files.realPath)
    guard let start = paths.firstIndex(of: loader.files.realPath(file)) else { return }
    let places = includedAt.dropFirst(start).map(\.description)
    let circle = places + [location.description]
    throw Problem(
      "this include is part of a circle", at: span.bytes,
      notes: circle.enumerated().map { index, place in
        let next = start + index + 1
        return "\(place) includes \(next < chain.count ? chain[next] : file)"
      }, kind: .meaning)
  }

  private func missing(_ file: String, at span: Range<Int>) -> Problem {
    let folder = ScriptPath.folder(of: file)
    let names = (loader.files.entries(folder.isEmpty ? "." : folder) ?? []).map(\.name)
    let near = Suggestions.nearest(to: ScriptPath.name(of: file), among: names)
    let paths = near.map { "`\(ScriptPath.join(folder, $0))`" }
    return Problem(
      "there is no file `\(file)` that can be read", at: span,
      label: paths.isEmpty ? "" : "did you mean \(paths.list(or: "or"))?", kind: .meaning)
  }
}
