/// A reader of one script file, or of an included file.
struct DocumentReader {
  let source: SourceText
  let builder: StepBuilder

  /// Called with the layout of each command that was read.
  var didRead: ((LineLayout) -> Void)?

  private var parser: LineParser
  private var settings = Scene.Settings()
  private var steps: [Step] = []
  private var problems = DiagnosticList()
  private var preamble: (steps: [Step], variables: Variables)?
  private var scenes: [Scene] = []
  private var current: (name: String, location: ScriptLocation)?
  private var definitions: [SourceSpan] = []
  private var heredocLines: Set<Int> = []
  private var readSteps: ReadSteps
  private var shapes: LineShapes

  init(_ source: SourceText, builder: StepBuilder, variables: Variables) {
    self.source = source
    self.builder = builder
    let context = LineParser.Context(variables: variables) { path, span throws(Problem) in
      try builder.content(of: path, at: span)
    }
    parser = LineParser(source, context: context)
    readSteps = ReadSteps(lineCount: source.lineCount)
    shapes = LineShapes(lineCount: source.lineCount)
  }

  private var variables: Variables {
    get { parser.context.variables }
    set { parser.context.variables = newValue }
  }

  /// Reads all lines and returns the document with its scenes and mistakes.
  mutating func read() -> Document {
    var line = 0
    while line < source.lineCount {
      line = readLine(line)
    }
    endScene()
    if scenes.isEmpty, current == nil, !steps.isEmpty, !isIncluded { addUnnamedScene() }
    return Document(
      file: source.name, settings: settings,
      scenes: scenes.map { Scene($0, settings: settings) }, steps: steps, problems: problems.all,
      source: source, definitions: definitions, heredocLines: heredocLines)
  }

  /// Reads the line at an index; returns the index of the line after it and its heredocs.
  private mutating func readLine(_ line: Int) -> Int {
    if !source.brokenLines.isEmpty, let broken = source.brokenLines[line] {
      add(broken.problem, line: line)
      return line + 1
    }
    let bytes = source.bytes(ofLine: line)
    if bytes.isEmpty || bytes[0] == UInt8(ascii: "#") { return line + 1 }
    if didRead == nil, let (work, span) = readSteps[bytes] ?? shapes.step(of: bytes) {
      let span = SourceSpan(line: line, bytes: span)
      steps.append(builder.step(work, at: span, in: source))
      return line + 1
    }
    parser.start(line)
    do {
      if let form = try parser.form() {
        let command = try form.command()
        addProblems(line: line)
        didRead?(parser.layout(ofLine: line))
        note(command, line: line)
        perform(command, of: form, at: SourceSpan(line: line, bytes: parser.span))
      }
    } catch {
      addProblems(line: line)
      add(error, line: line)
      if case .openHeredoc = error.kind { return source.lineCount }
      parser.recover()
    }
    addBrokenLines(line + 1..<parser.lexer.nextLine)
    return parser.lexer.nextLine
  }

  /// Notes the name that a line defines, and the lines of its heredocs.
  private mutating func note(_ command: Command, line: Int) {
    if case .define = command, parser.lexemes.count > 1 {
      definitions.append(SourceSpan(line: line, bytes: parser.lexemes[1].span))
    }
    if parser.hasHeredocs { heredocLines.formUnion(line + 1..<parser.lexer.nextLine) }
  }

  /// Adds the mistakes of a heredoc's lines that are not UTF-8.
  private mutating func addBrokenLines(_ lines: Range<Int>) {
    guard !source.brokenLines.isEmpty else { return }
    for line in lines {
      if let broken = source.brokenLines[line] { add(broken.problem, line: line) }
    }
  }

  private var isIncluded: Bool { !builder.includedAt.isEmpty }

  private mutating func perform(_ command: Command, of form: FilledForm, at span: SourceSpan) {
    switch command {
    case .step(let work):
      steps.append(builder.step(work, at: span, in: source))
      keep(work, of: form, at: span.bytes)
    case .define(let name, let value): parser.context.variables.set(name, to: value)
    case .header(let header): perform(header, at: span)
    case .prompt: break
    default:
      steps += builder.steps(
        for: command, at: span, in: source, variables: variables, problems: &problems)
    }
  }

  /// Keeps what was read of a line for others, if it depends on nothing else of the script.
  private mutating func keep(_ work: Step.Work, of form: FilledForm, at span: Range<Int>) {
    guard didRead == nil, parser.problems.isEmpty, !parser.hasHeredocs,
      !parser.lexer.hasVariables
    else { return }
    readSteps.add(work, at: span, of: parser.lexer.bytes)
    shapes.add(form, freeTexts: parser.freeTexts, at: span)
  }

  private mutating func perform(_ header: Command.Header, at span: SourceSpan) {
    guard !isIncluded else { return refuseInInclude(header, at: span) }
    if case .scene(let name) = header { return beginScene(name, at: span) }
    guard preamble == nil else {
      return add(
        Problem(
          "`\(header.word)` must come before the first scene", at: span.bytes,
          label: "it applies to the whole file"), line: span.line)
    }
    settings.add(header)
  }

  private mutating func refuseInInclude(_ header: Command.Header, at span: SourceSpan) {
    if case .tags = header { return }
    add(
      Problem(
        "`\(header.word)` is not allowed in an included file", at: span.bytes,
        label: "move it to the script that includes this file"), line: span.line)
  }

  private mutating func beginScene(_ name: String, at span: SourceSpan) {
    endScene()
    if preamble == nil { preamble = (steps, variables) }
    steps = preamble?.steps ?? []
    variables = preamble?.variables ?? variables
    current = (name, source.location(of: span))
  }

  private mutating func endScene() {
    guard let current else { return }
    scenes.append(
      Scene(
        file: source.name, name: current.name, location: current.location, settings: settings,
        steps: steps))
    self.current = nil
  }

  private mutating func addUnnamedScene() {
    scenes = [
      Scene(
        file: source.name, name: ScriptPath.stem(of: source.name),
        location: ScriptLocation(file: source.name, line: 1, column: 1), settings: settings,
        steps: steps)
    ]
  }

  /// Adds the mistakes that did not stop the parser.
  private mutating func addProblems(line: Int) {
    for problem in parser.problems { add(problem, line: line) }
  }

  private mutating func add(_ problem: Problem, line: Int) {
    problems.add(builder.diagnostic(problem, in: source, line: line))
  }
}

extension Scene {
  fileprivate init(_ scene: Scene, settings: Settings) {
    self.init(
      file: scene.file, name: scene.name, location: scene.location, settings: settings,
      steps: scene.steps)
  }
}

extension Scene.Settings {
  fileprivate mutating func add(_ header: Command.Header) {
    switch header {
    case .tags(let tags): self.tags += tags.filter { !self.tags.contains($0) }
    case .launch(let values): launch.merge(values) { $1 }
    case .date(let date): self.date = date
    case .seed(let seed): self.seed = seed
    case .scene: break
    }
  }
}

extension Command.Header {
  /// The header's first word.
  fileprivate var word: String {
    switch self {
    case .tags: "@tags"
    case .launch: "@launch"
    case .date: "@date"
    case .seed: "@seed"
    case .scene: "scene"
    }
  }
}

extension SourceText.BrokenByte {
  fileprivate var problem: Problem {
    let code = String(byte, radix: 16, uppercase: true)
    return Problem(
      "the byte 0x\(code) is not UTF-8", at: offset..<offset + 1,
      label: "expected UTF-8; save the file in this encoding")
  }
}

extension LineParser {
  /// Skips the rest of a mistaken line and the heredocs that begin on it.
  mutating func recover() {
    while !lexer.isAtEnd() {
      if (try? lexer.next()) != nil { continue }
      while let byte = lexer.byte, byte != 0x20 { lexer.offset += 1 }
    }
  }
}

extension LineParser {
  /// Returns the places of the tokens that were read, and of the comment behind them.
  fileprivate mutating func layout(ofLine line: Int) -> LineLayout {
    _ = lexer.isAtEnd()
    return LineLayout(
      line: line, tokens: lexemes.map(\.span), comment: lexer.commentStart,
      nextLine: lexer.nextLine)
  }
}
