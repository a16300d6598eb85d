import Exploration
package import HeadlessUIKit
package import RehearsalCore
import ScriptLanguage
import ScriptRunner
import Shell

/// A shell whose lines come from a web page.
///
/// The page gets the records of the steps, as a report has them. A session that begins anew, as
/// after `undo`, has another generation, so that the page knows that its records do not count.
package final class LiveSession {
  private let delegate: any UIApplicationDelegate.Type
  private let configuration: Session.Configuration
  private let print: (String) -> Void
  private let shell: InteractiveShell
  private var said: Said

  private(set) var records: [String] = []
  private(set) var generation = 0

  /// The records as the page gets them, and the number of secrets that are masked in them.
  private var shown: (records: [String], secretCount: Int) = ([], 0)

  /// The lines that the shell has printed since the last request.
  private final class Said {
    var lines: [String] = []
    var isBad = false
  }

  /// Launches an app.
  ///
  /// - Parameters:
  ///   - delegate: the type of the app's delegate.
  ///   - configuration: the state that the session begins with.
  ///   - print: receives each performed line.
  /// - Throws: the reason that the app cannot be launched.
  package init(
    _ delegate: any UIApplicationDelegate.Type, _ configuration: Session.Configuration,
    print: @escaping (String) -> Void
  ) throws {
    let said = Said()
    self.delegate = delegate
    self.configuration = configuration
    self.print = print
    self.said = said
    let output = ShellOutput(
      width: 90, isColoured: false,
      print: { said.lines.append($0) },
      warn: { text in
        said.lines.append(text)
        said.isBad = true
      })
    var shellConfiguration = InteractiveShell.Configuration()
    shellConfiguration.session = configuration
    shell = try InteractiveShell(delegate, shellConfiguration, output: output, isInteractive: true)
    shell.makeStepRecorder = { [unowned self] in makeRecorder(of: $0) }
  }

  private func makeRecorder(of session: Session) -> StepRecorder {
    records.removeAll()
    shown.records.removeAll()
    generation += 1
    let recorder = StepRecorder(session, file: "(page)") { [unowned self] in records.append($0) }
    recorder.recordLaunch()
    return recorder
  }

  // MARK: Acts

  /// Performs a line and prints it; a line that fails is not printed.
  func perform(_ line: String) -> Bool {
    guard shell.enter(line) else { return false }
    print(shell.masked(line))
    return true
  }

  /// Performs an act on the current screen: the lines that stand for it.
  func perform(_ act: (LineWriter) throws(WebRefusal) -> [String]) throws(WebRefusal) -> Bool {
    try act(LineWriter(shell.session.screen)).allSatisfy(perform)
  }

  /// Undoes acts until a record is the last one, or the acts after it are undone.
  func goBack(to index: Int) -> Bool {
    while index + 1 < records.count, hasAction(after: index) {
      guard perform("undo") else { return false }
    }
    return true
  }

  private func hasAction(after index: Int) -> Bool {
    records[(index + 1)...].contains { record in
      (try? PropsValue(json: record))?[member: "kind"] != .string("expect")
    }
  }

  /// Explores the app from here, and returns the screens with their ways, and the faults.
  func explore(seconds: Int) throws(WebRefusal) -> PropsValue {
    var options = Exploration.Options()
    options.configuration = configuration
    let walked = ScriptLoader().document(SourceText(name: "walked", lines: shell.walkedLines))
      .scenes
    options.from = walked.first
    options.learned = walked
    do {
      let exploration = Exploration(delegate, options: options)
      return try exploration.explore(for: .time(.seconds(seconds))).page(from: screenName)
    } catch {
      throw WebRefusal(500, "the exploration failed: \(error)")
    }
  }

  // MARK: State

  private var screenName: String { shell.session.screen.name }

  /// The script of the walk with its expectations.
  var script: String { shell.scriptSoFar.map { $0 + "\n" }.joined() }

  /// The values that a person can choose from in an element of the screen.
  func choices(of element: Int) -> PropsValue {
    .members([
      "choices": .list(shell.session.choices(ofElementAt: element).map { .string($0) })
    ])
  }

  /// Masks secrets in the records; where a new one was in an earlier record, the page begins anew.
  private func maskRecords() {
    guard shown.secretCount != shell.secretCount else {
      shown.records += records[shown.records.count...].map(shell.maskedRecord)
      return
    }
    let masked = records.map(shell.maskedRecord)
    if !masked.starts(with: shown.records) { generation += 1 }
    shown = (masked, shell.secretCount)
  }

  /// Returns the state for a page that has a number of records of a generation.
  func state(known: Int, of knownGeneration: Int) -> String {
    maskRecords()
    let isKnown = knownGeneration == generation && (0...records.count).contains(known)
    let first = isKnown ? known : 0
    let branches = shell.branchNames
    let head = PropsValue.members([
      "app": .string(shell.session.appName), "generation": .int(generation), "first": .int(first),
      "undone": .int(shell.undoneCount), "branch": .string(branches.current),
      "branches": .list(branches.all.map { .string($0) }),
      "lines": .list(shell.walkedLines.map { .string(shell.masked($0)) }),
      "said": .string(said.lines.map(shell.masked).joined()), "bad": .bool(said.isBad),
    ])
    (said.lines, said.isBad) = ([], false)
    return head.jsonText.dropLast()
      + ",\"records\":[\(shown.records[first...].joined(separator: ","))]}"
  }
}

extension ExplorationResult {
  /// The screens with their ways, and the faults, for the page.
  fileprivate func page(from screen: String) -> PropsValue {
    .members([
      "states": .int(states), "acts": .int(acts),
      "screens": .list(
        ways.sorted { ($0.value.count, $0.key) < ($1.value.count, $1.key) }.map { name, way in
          .members(["name": .string(name), "way": .list(way.map { .string($0) })])
        }),
      "faults": .list(
        faults.map { fault in
          .members([
            "rule": .string(fault.rule), "place": .string(fault.place),
            "message": .string(fault.message), "steps": .list(fault.steps.map { .string($0) }),
          ])
        }),
    ])
  }
}
