extension DocumentReader {
  /// The steps of a command, those of an included file among them.
  mutating func steps(for command: Command, at span: SourceSpan) -> [Step] {
    switch command {
    case .act(let action): [step(.act(action), at: span)]
    case .arrange(let arrangement): [step(.arrange(arrangement), at: span)]
    case .expect(let expectation): [step(.expect(expectation), at: span)]
    case .repeated(let count, let command):
      [step(.repeated(count, steps(for: command, at: span)), at: span)]
    case .include(let path, let values): include(path, values, at: span)
    case .define, .header, .prompt: []
    }
  }

  private func step(_ work: Step.Work, at span: SourceSpan) -> Step {
    Step(work: work, source: source, span: span, includedAt: includedAt)
  }

  private mutating func include(
    _ path: String, _ values: [String: String], at span: SourceSpan
  ) -> [Step] {
    do throws(Problem) {
      let file = try resolve(path, at: span.bytes)
      try checkCircle(file, at: span)
      guard let bytes = loader.files.read(file) else { throw missing(file, at: span.bytes) }
      var inner = variables
      for (name, value) in values { inner.set(name, to: value) }
      var reader = DocumentReader(
        SourceText(name: file, bytes: bytes), loader: loader, fence: fence, variables: inner,
        includedAt: includedAt + [source.location(of: span)], chain: chain)
      let document = reader.read()
      document.problems.forEach { add($0) }
      return document.steps
    } catch {
      add(error, line: span.line)
      return []
    }
  }

  /// What a file beside this one holds.
  func content(of path: String, at span: Range<Int>) throws(Problem) -> [UInt8] {
    let file = try resolve(path, at: span)
    guard let bytes = loader.files.read(file) else { throw missing(file, at: span) }
    return bytes
  }

  /// The path of a file that a line names, seen from this file's folder.
  private func resolve(_ path: String, at span: Range<Int>) throws(Problem) -> String {
    let file = ScriptPath.join(ScriptPath.folder(of: source.name), path)
    guard let fence else { return file }
    guard !path.hasPrefix("/") else {
      throw Problem(
        "`\(path)` is no path beside this file", at: span,
        label: "files are looked up from the folder of the file that names them", kind: .meaning)
    }
    guard ScriptPath.isPath(loader.files.realPath(file), in: fence.path) else {
      throw Problem(
        "`\(path)` leaves the folder given to run", at: span,
        label: "it must lie in \(fence.folder == "." ? "the current folder" : fence.folder)",
        kind: .meaning)
    }
    return file
  }

  private func checkCircle(_ file: String, at span: SourceSpan) throws(Problem) {
    let paths = chain.map(loader.files.realPath)
    guard let start = paths.firstIndex(of: loader.files.realPath(file)) else { return }
    let places = includedAt.dropFirst(start).map(\.description)
    let circle = places + [source.location(of: span).description]
    throw Problem(
      "this include goes in a circle", at: span.bytes,
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
