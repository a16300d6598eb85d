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
  init(_ verdict: Verdict, of rule: any Rule, _ act: Act, after way: [Act], in app: AppUnderTest) {
    var lines = [
      "# \(rule.name) on \(verdict.place): \(Self.oneLine(verdict.message))",
      "# A fault because \(rule.reason).",
    ]
    lines += ScriptSettings.lines(of: app.configuration)
    lines += ["", "scene \("\(rule.name) on \(verdict.place)".scriptQuoted)"]
    for act in app.beginning + way { lines += act.lines }
    let firstDeed = act.work.firstIndex { if case .arrange = $0 { false } else { true } } ?? 0
    lines += act.lines[..<firstDeed] + verdict.arrangement + act.lines[firstDeed...]
    firstCheck = verdict.isFailureOfAct ? lines.count - act.lines.count + 1 : lines.count + 1
    lines += verdict.check
    text = lines.map { $0 + "\n" }.joined()
  }

  /// Returns whether the script fails at its check, in a new session and with another seed.
  func fails(on app: AppUnderTest) -> Bool {
    let document = ScriptLoader().document(
      SourceText(
        name: "fault.script",
        lines: text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)))
    guard document.problems.isEmpty, let scene = document.scenes.first else { return false }
    return [app.configuration.device.seed, app.configuration.device.seed &+ 1].allSatisfy { seed in
      var configuration = app.configuration
      configuration.device.seed = seed
      let result = SceneRunner(app.delegate, configuration: configuration).run(scene)
      guard let failure = result.failure else { return false }
      return failure.location.line >= firstCheck
    }
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
