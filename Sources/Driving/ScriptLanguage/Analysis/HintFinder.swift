import RehearsalCore

/// A finder of what is allowed in a script and yet hardly meant.
struct HintFinder {
  private let source: SourceText
  private let document: Document
  private let layouts: [LineLayout]
  private let loader: ScriptLoader

  init(
    _ source: SourceText, _ document: Document, _ layouts: [LineLayout], loader: ScriptLoader
  ) {
    self.source = source
    self.document = document
    self.layouts = layouts
    self.loader = loader
  }

  /// The hints, in the order of the lines.
  var hints: [Diagnostic] {
    let found = unusedVariables + scenesWithoutExpectation + certainExpectations + unusedSnapshots
    return found.sorted {
      ($0.location.line, $0.location.column) < ($1.location.line, $1.location.column)
    }
  }

  // MARK: Variables

  private var unusedVariables: [Diagnostic] {
    let definitions = layouts.filter { text(of: $0, at: 0) == "let" && $0.tokens.count > 1 }
    guard !definitions.isEmpty else { return [] }
    let included = includedLines
    return definitions.compactMap { layout in
      guard let name = text(of: layout, at: 1) else { return nil }
      let reference = "${\(name)}"
      let isUsed =
        source.lines.dropFirst(layout.line + 1).contains { $0.contains(reference) }
        || included.contains { $0.contains(reference) }
      guard !isUsed else { return nil }
      return Diagnostic(
        "nobody uses the variable `\(name)`", in: source,
        at: SourceSpan(line: layout.line, bytes: layout.tokens[1]),
        label: "use it as \(reference), or remove this line")
    }
  }

  /// The lines of the files that the script includes, which know its variables.
  private var includedLines: [String] {
    var names: Set<String> = []
    let sources = document.scenes.flatMap(\.steps).map(\.source)
    return sources.filter { $0.name != source.name && names.insert($0.name).inserted }
      .flatMap(\.lines)
  }

  private func text(of layout: LineLayout, at index: Int) -> String? {
    guard layout.tokens.indices.contains(index) else { return nil }
    return String(
      decoding: Array(source.lines[layout.line].utf8)[layout.tokens[index]], as: UTF8.self)
  }

  // MARK: Expectations

  private var scenesWithoutExpectation: [Diagnostic] {
    document.scenes.filter { scene in
      !scene.steps.contains { $0.isExpectation && line(of: $0) >= scene.location.line }
    }.map { scene in
      let line = scene.location.line - 1
      return Diagnostic(
        "the scene \(scene.name.scriptQuoted) expects nothing", in: source,
        at: SourceSpan(line: line, bytes: 0..<source.lines[line].utf8.count),
        label: "add an `expect` line: as it is, the scene only shows that its acts are possible")
    }
  }

  /// Returns the script's own line that a step came from.
  private func line(of step: Step) -> Int {
    step.includedAt.first?.line ?? step.location.line
  }

  private var certainExpectations: [Diagnostic] {
    var found: [Diagnostic] = []
    var known: Set<Int> = []
    for scene in document.scenes {
      var before: Step?
      for step in scene.steps {
        defer { before = step }
        guard step.includedAt.isEmpty, case .expect(let expectation) = step.work,
          let reason = reason(expectation, after: before), known.insert(step.span.line).inserted
        else { continue }
        found.append(
          Diagnostic("this expectation cannot fail", in: source, at: step.span, label: reason))
      }
    }
    return found
  }

  private func reason(_ expectation: Expectation, after before: Step?) -> String? {
    if let before, before.work == .expect(expectation), expectation.duration == nil {
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
    let expected = Set(document.scenes.flatMap(\.steps).flatMap(\.snapshots))
    let entries = loader.files.entries(scene.snapshotFolder) ?? []
    return entries.filter { $0.name.hasSuffix(".txt") }.compactMap { entry in
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
