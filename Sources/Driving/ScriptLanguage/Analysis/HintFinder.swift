import RehearsalCore

extension ScriptLoader {
  /// Returns what is allowed in a script and yet hardly meant; nothing for one with mistakes.
  package func hints(in document: Document) -> [Diagnostic] {
    document.problems.isEmpty ? HintFinder(document: document, files: files).hints : []
  }
}

/// A finder of what is allowed in a script and yet hardly meant.
private struct HintFinder {
  let document: Document
  let files: ScriptFiles

  private var source: SourceText { document.source }

  /// The hints, in the order of the lines.
  var hints: [Diagnostic] {
    let found = unusedVariables + scenesWithoutExpectation + certainExpectations + unusedSnapshots
    return found.sorted {
      ($0.location.line, $0.location.column) < ($1.location.line, $1.location.column)
    }
  }

  // MARK: Variables

  private var unusedVariables: [Diagnostic] {
    guard !document.definitions.isEmpty else { return [] }
    let lastUses = lastUses
    return document.definitions.compactMap { definition in
      let name = source.text(of: definition)
      guard lastUses[name, default: 0] <= definition.line else { return nil }
      return Diagnostic(
        "nobody uses the variable `\(name)`", in: source, at: definition,
        label: "use it as ${\(name)}, or remove this line")
    }
  }

  /// The last line that refers to each variable; included files know all variables.
  private var lastUses: [String: Int] {
    var uses: [String: Int] = [:]
    for (index, line) in source.lines.enumerated() {
      for name in line.variableReferences { uses[name] = index }
    }
    for name in includedLines.flatMap(\.variableReferences) { uses[name] = .max }
    return uses
  }

  /// The lines of the files that the script includes.
  private var includedLines: [String] {
    var names: Set<String> = []
    let sources = document.scenes.flatMap(\.steps).map(\.source)
    return sources.filter { $0.name != source.name && names.insert($0.name).inserted }
      .flatMap(\.lines)
  }

  // MARK: Expectations

  private var scenesWithoutExpectation: [Diagnostic] {
    document.scenes.filter { scene in
      !scene.steps.contains { $0.isExpectation && line(of: $0) >= scene.location.line }
    }.map { scene in
      let line = scene.location.line - 1
      return Diagnostic(
        "the scene \(scene.name.scriptQuoted) expects nothing", in: source,
        at: SourceSpan(line: line, bytes: 0..<source.bytes(ofLine: line).count),
        label: "add an `expect` line: as it is, the scene only shows that its acts are possible")
    }
  }

  /// Returns the script's own line that a step came from.
  private func line(of step: Step) -> Int {
    step.includedAt.first?.line ?? step.source.lineNumber(of: step.span)
  }

  private var certainExpectations: [Diagnostic] {
    var found: [Diagnostic] = []
    var known: Set<Int> = []
    for scene in document.scenes {
      var before: Step.Work?
      for step in scene.steps {
        defer { before = step.work }
        guard case .expect(let expectation) = step.work, step.includedAt.isEmpty,
          let reason = reason(expectation, after: before), known.insert(step.span.line).inserted
        else { continue }
        found.append(
          Diagnostic("this expectation cannot fail", in: source, at: step.span, label: reason))
      }
    }
    return found
  }

  private func reason(_ expectation: Expectation, after before: Step.Work?) -> String? {
    if case .expect(expectation) = before, expectation.duration == nil {
      return "the line before expects the same"
    }
    switch expectation.subject {
    case .count(_, .atLeast, 0): return "at least 0 of anything are always there"
    case .props(_, .contains, .string("")), .storage(_, .contains, ""):
      return expectation.isNegated ? nil : "every text contains the empty text"
    default: return nil
    }
  }

  // MARK: Snapshots

  private var unusedSnapshots: [Diagnostic] {
    guard let scene = document.scenes.first else { return [] }
    let entries = files.entries(scene.snapshotFolder)?.filter { $0.name.hasSuffix(".txt") } ?? []
    guard !entries.isEmpty else { return [] }
    let expected = Set(document.scenes.flatMap(\.steps).flatMap(\.snapshots))
    return entries.compactMap { entry in
      let name = String(entry.name.dropLast(4))
      guard !expected.contains(name) else { return nil }
      return Diagnostic(
        "nobody expects the snapshot \(name.scriptQuoted)", file: document.file,
        notes: ["remove \(ScriptPath.join(scene.snapshotFolder, entry.name)), or expect it"])
    }
  }
}

extension Step {
  /// Whether the step is an expectation, or repeats one.
  fileprivate var isExpectation: Bool {
    switch work {
    case .expect, .expectSnapshot: true
    case .repeated(_, let steps): steps.contains(where: \.isExpectation)
    case .act, .arrange: false
    }
  }

  /// The names of the snapshots that the step expects.
  fileprivate var snapshots: [String] {
    switch work {
    case .expectSnapshot(let expectation): [expectation.name]
    case .repeated(_, let steps): steps.flatMap(\.snapshots)
    case .act, .arrange, .expect: []
    }
  }
}

extension String {
  /// The names in the references to variables, as in `${name}`.
  fileprivate var variableReferences: [String] {
    guard utf8.contains(UInt8(ascii: "$")) else { return [] }
    return split(separator: "${").dropFirst(hasPrefix("${") ? 0 : 1).compactMap { part in
      part.firstIndex(of: "}").map { String(part[..<$0]) }
    }
  }
}
