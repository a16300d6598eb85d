import ScriptLanguage
import VirtualTime
import RehearsalCore

/// A reporter for people: one line per scene, and the details of each failure.
final class HumanReporter: Reporter {
  private let output: (String) -> Void
  private let isColored: Bool
  private var file: String?
  private var tally = RunTally()

  init(isColored: Bool = false, output: @escaping (String) -> Void) {
    self.output = output
    self.isColored = isColored
  }

  func receive(_ event: RunEvent) {
    tally.count(event)
    switch event {
    case .began: break
    case .sceneBegan(let scene, _): begin(scene)
    case .stepPerformed(let step): show(step)
    case .sceneEnded(let result): show(result)
    case .sceneSkipped(let scene, let round):
      begin(scene)
      print(["  - \(name(of: scene, round)), not run"])
    case .ended(let summary): print(["", tally.line(summary)])
    }
  }

  private func begin(_ scene: Scene) {
    guard scene.file != file else { return }
    file = scene.file
    printText([scene.file])
  }

  private func show(_ step: ShownStep) {
    printText(
      ["    > \(step.text)"] + step.remarks.map { "      (\($0))" }
        + step.screenLines.map { "      \($0)" })
  }

  private func show(_ result: SceneResult) {
    let name = name(of: result.scene, result.round)
    if result.isPassed {
      let flaky = result.isFlaky ? ", flaky: passed at attempt \(result.attempts)" : ""
      let time = colored(result.virtualTime.spoken, 2)
      let unhandled = result.remarks.filter(\.isUnhandled).map { "      (\($0.line.printable))" }
      return print(["  \(colored("✓", 32)) \(name)  \(time)\(flaky)"] + unhandled)
    }
    print(["  \(colored("✗", 31)) \(name)", ""])
    printText(result.failureLines.map { $0.isEmpty ? "" : "    \($0)" } + [""])
  }

  private func name(of scene: Scene, _ round: Int) -> String {
    (round == 1 ? scene.name : "\(scene.name) (\(round))").printable
  }

  private func colored(_ text: String, _ code: Int) -> String {
    isColored ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }

  /// Prints lines whose text may come from the app: it must not control the terminal.
  private func printText(_ lines: [String]) {
    print(lines.map(\.printable))
  }

  private func print(_ lines: [String]) {
    output(lines.map { $0 + "\n" }.joined())
  }
}

extension Duration {
  /// The duration in seconds with three decimals, rounded.
  var seconds: String {
    let milliseconds =
      components.seconds * 1_000 + (components.attoseconds + 500_000_000_000_000)
      / 1_000_000_000_000_000
    let digits = String(1_000 + milliseconds % 1_000).dropFirst()
    return "\(milliseconds / 1_000).\(digits)"
  }
}
