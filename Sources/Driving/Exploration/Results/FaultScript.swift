import HeadlessDevice
import RehearsalCore
import ScriptLanguage
import ScriptRunner

/// The script of a fault: it fails while the fault is there.
struct FaultScript {
  let text: String

  /// The first line that may fail, from 1.
  private let firstCheck: Int

  /// Creates the script of a verdict on an act after a way.
  ///
  /// - Parameter opening: the lines at the head of the scene, before those of the acts.
  private init(
    _ verdict: Verdict, of rule: any Rule, _ act: Act, after way: [Act], in app: AppUnderTest,
    opening: [String] = []
  ) {
    var lines = [
      "# \(rule.name) on \(verdict.place): \(Self.oneLine(verdict.message))",
      "# A fault because \(rule.reason).",
    ]
    lines += ScriptSettings.lines(of: app.configuration)
    lines += ["", "scene \("\(rule.name) on \(verdict.place)".scriptQuoted)"]
    lines += opening
    for act in app.beginning + way { lines += act.lines }
    let firstDeed = act.work.firstIndex { if case .arrange = $0 { false } else { true } } ?? 0
    lines += act.lines[..<firstDeed] + verdict.arrangement + act.lines[firstDeed...]
    firstCheck = verdict.isFailureOfAct ? lines.count - act.lines.count + 1 : lines.count + 1
    lines += verdict.check
    text = lines.map { $0 + "\n" }.joined()
  }

  /// Returns the script of a verdict on an act after a way, and whether it fails.
  ///
  /// A script launches the app at its first line that needs it, a trial before its first act. So a
  /// `given` line at the head meets the requests of the launch only in the script. If the script does
  /// not fail, one without a relaunch after those lines is tried, and then one that launches first.
  ///
  /// - Parameter fails: returns whether a script fails in a new session.
  static func script(
    of verdict: Verdict, of rule: any Rule, _ act: Act, after way: [Act], in app: AppUnderTest,
    fails: (FaultScript) -> Bool
  ) -> (script: FaultScript, isConfirmed: Bool) {
    let script = FaultScript(verdict, of: rule, act, after: way, in: app)
    if fails(script) { return (script, true) }
    guard app.beginning.isEmpty, case let first = way.first ?? act, first.beginsWithArrangement
    else { return (script, false) }
    let others = [
      way.isEmpty
        ? FaultScript(verdict, of: rule, act.withoutRelaunch, after: [], in: app)
        : FaultScript(
          verdict, of: rule, act, after: [first.withoutRelaunch] + way.dropFirst(), in: app),
      FaultScript(verdict, of: rule, act, after: way, in: app, opening: ["launch"]),
    ]
    guard let other = others.first(where: fails) else { return (script, false) }
    return (other, true)
  }

  /// Returns whether the script fails at its check, in a new session and with another seed.
  func fails(on app: AppUnderTest) -> Bool {
    guard let scene else { return false }
    return [app.configuration.device.seed, app.configuration.device.seed &+ 1].allSatisfy { seed in
      var configuration = app.configuration
      configuration.device.seed = seed
      let result = SceneRunner(app.delegate, configuration: configuration).run(scene)
      guard let failure = result.failure else { return false }
      return failure.location.line >= firstCheck
    }
  }

  /// Runs the script in a new session, if it can be read.
  func run(on app: AppUnderTest) {
    guard let scene else { return }
    _ = SceneRunner(app.delegate, configuration: app.configuration).run(scene)
  }

  /// The scene of the script; nil for a script that cannot be read.
  private var scene: ScriptLanguage.Scene? {
    let document = ScriptLoader().document(
      SourceText(
        name: "fault.script",
        lines: text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)))
    return document.problems.isEmpty ? document.scenes.first : nil
  }

  /// Returns the name of a file for a fault, made of its rule and place.
  static func file(_ rule: String, _ place: String, taken: Set<String>) -> String {
    let stem = "\(rule) \(place)".lowercased()
      .map { $0.isLetter || $0.isNumber ? String($0) : "-" }.joined()
    var name = stem
    var number = 1
    while taken.contains(name + ".script") {
      number += 1
      name = "\(stem)-\(number)"
    }
    return name + ".script"
  }

  private static func oneLine(_ text: String) -> String {
    text.split(separator: "\n").joined(separator: " ")
  }
}
