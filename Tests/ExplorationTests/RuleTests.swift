import HeadlessUIKit
import RehearsalCore
import ScriptLanguage
import TestApps
import Testing

@testable import Exploration

/// An app whose button Idle does nothing, and whose button Add changes its title.
private final class ButtonsAppDelegate: RootAppDelegate {
  override func makeRoot() -> UIViewController {
    let screen = UIViewController()
    screen.view.addSubview(UIButton(primaryAction: UIAction(title: "Idle") { _ in }))
    let add = UIButton(type: .system)
    add.setTitle("Add", for: .normal)
    add.addAction(
      UIAction { [unowned add] _ in add.setTitle("Added", for: .normal) }, for: .touchUpInside)
    screen.view.addSubview(add)
    return screen
  }
}

@Suite("Rules that judge one act")
struct RuleTests {
  private let reader = ActReader()

  @Test("a fault is told from others by its place too, unless its rule leaves the place out")
  func keys() {
    let verdict = Verdict(place: "Desk", subject: "Add", message: "", check: [])
    let keys = Rules.all.map { $0.key(of: verdict) }
    #expect(keys.map(\.rule) == Rules.all.map(\.name))
    #expect(keys.map(\.subject) == Array(repeating: "Add", count: keys.count))
    let placeless = zip(Rules.all, keys).filter { $1.place == "" }.map { $0.0.name }
    #expect(placeless == Rules.all.filter(\.ignoresPlace).map(\.name))
    #expect(!placeless.isEmpty && keys.contains { $0.place == "Desk" })
  }

  @Test("a fault of an earlier exploration is not added again, and its file is not written again")
  func restored() throws {
    let app = AppUnderTest(
      delegate: ButtonsAppDelegate.self, configuration: Session.Configuration())
    let act = try act("tap Add", .user)
    func verdict(_ subject: String) -> Verdict {
      Verdict(place: "Desk", subject: subject, message: "", check: [])
    }
    let rule = RawTextRule()
    var record = FaultRecord(Examiner(app, reader), nil)
    record.add(verdict("Add"), of: rule, act, after: [], anchors: [])
    var result = ExplorationResult()
    for fault in record.faults { result.addIfNew(fault) }
    result.exempted = ["leak on Desk: known"]
    var next = FaultRecord(Examiner(app, reader), nil)
    next.restore(result)
    next.add(verdict("Add"), of: rule, act, after: [], anchors: [])
    #expect(next.faults.map(\.subject) == ["Add"] && next.exempted == ["leak on Desk: known"])
    next.add(verdict("Other"), of: rule, act, after: [], anchors: [])
    #expect(next.faults.map(\.subject) == ["Add", "Other"])
    #expect(Set(next.faults.map(\.file)).count == 2)
  }

  private func evidence(_ act: Act) throws -> Evidence {
    let app = AppUnderTest(
      delegate: ButtonsAppDelegate.self, configuration: Session.Configuration())
    return try #require(Examiner(app, reader).examine(act, after: []))
  }

  private func act(_ line: String, _ kind: Act.Kind) throws -> Act {
    Act(lines: [line], kind: kind, work: [try #require(reader.work(of: line))])
  }

  @Test(
    "a refused act is a fault of time and of arrivals, not of users, of the network or of a check")
  func refused() throws {
    let kinds: [(String, Act.Kind, Int)] = [
      ("tap Nothing", .user, 0), ("tap Nothing", .fault(.network), 0), ("tap Nothing", .time, 1),
      ("tap Nothing", .fault(.outside), 1), ("tap Nothing", .fault(.process), 1),
      ("expect screen Nowhere now", .fault(.outside), 0), ("tap Idle", .time, 0),
    ]
    for (line, kind, count) in kinds {
      let verdicts = SessionErrorRule().judge(try evidence(try act(line, kind)))
      #expect(verdicts.count == count, "\(line) \(kind)")
      #expect(verdicts.allSatisfy { $0.isFailureOfAct && $0.subject == $0.message })
    }
  }

  @Test(
    "the suspect button has no effect on its screen; another one, or one with an effect, is judged by none"
  )
  func noEffect() throws {
    let cases: [(line: String, screen: String?, button: String?, count: Int)] = [
      ("tap Idle", nil, "Idle", 1), ("tap Idle", "Other", "Idle", 0), ("tap Idle", nil, "Add", 0),
      ("tap Add", nil, "Add", 0), ("tap Nothing", nil, "Nothing", 0), ("tap Idle", nil, nil, 0),
    ]
    for (line, screen, button, count) in cases {
      var tap = try act(line, .user)
      tap.tapped = String(line.dropFirst(4))
      let evidence = try evidence(tap)
      var rule = NoEffectRule()
      rule.suspect = button.map { (screen ?? evidence.before.name, $0) }
      #expect(rule.judge(evidence).map(\.subject) == (count == 1 ? ["Idle"] : []), "\(line)")
    }
  }

  @Test(
    "buttons of one label without an effect are one fault of a screen, told by the button tapped")
  func numberedButtons() {
    let verdicts = ["button \"uncheck\"", "button \"uncheck\" 4", "button \"4\""].map {
      NoEffectRule.verdict($0, on: "Home")
    }
    #expect(
      verdicts.map(\.subject) == ["button \"uncheck\"", "button \"uncheck\"", "button \"4\""])
    #expect(verdicts[1].message == "button \"uncheck\" 4 is enabled and has no effect")
  }
}
