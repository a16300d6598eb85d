import HeadlessUIKit
import ScriptRunner
import TestApps
import Testing

@testable import CommandLineInterface
@testable import ScriptLanguage

private final class HallViewController: UIViewController {}
private final class RoomViewController: UIViewController {}

/// An app of two screens and a button that has no effect.
private final class RoomsAppDelegate: RootAppDelegate {
  override func makeRoot() -> UIViewController {
    let hall = HallViewController()
    let navigation = UINavigationController(rootViewController: hall)
    hall.view.addSubview(
      UIButton(
        primaryAction: UIAction(title: "Enter") { [weak navigation] _ in
          let room = RoomViewController()
          room.view.addSubview(UIButton(primaryAction: UIAction(title: "Idle") { _ in }))
          navigation?.pushViewController(room, animated: false)
        }))
    return navigation
  }
}

@Suite("rehearse explore", .serialized)
struct ExploreCommandTests {
  /// A disk in memory, with what was printed.
  private final class Place {
    var contents: [String: String]
    private var output = CapturedOutput()

    var printed: String { output.printed }
    var warned: String { output.warned }

    init(_ contents: [String: String]) { self.contents = contents }

    /// Runs the command; returns its exit code.
    func explore(_ words: [String]) -> Int32 {
      output = CapturedOutput()
      let memory = ScriptFiles.memory(contents)
      let files = ScriptFiles(
        read: { self.contents[$0].map { Array($0.utf8) } }, entries: memory.entries,
        realPath: memory.realPath,
        write: { self.contents[$0] = String(decoding: $1, as: UTF8.self) })
      return ExploreCommandLine(
        console: output.console(), files: files, delegate: RoomsAppDelegate.self
      ).run(words)
    }
  }

  private let place = Place([
    "broken.script": "tpa Enter\n", "enter.script": "tap Enter\n", "rules.txt": "no such thing\n",
    "torn/exploration.json": "[{", "exempt.txt": "no effect on Room: it comes later\n",
    "holds.txt": "expect no \"Idle\" when screen Room\n",
    "room.script": "expect button Enter\ntap Enter\n",
  ])

  /// The report for people.
  private static let whole =
    """
    fault: no effect on Room
      button "Idle" is enabled and has no effect
      a fault because a user taps an enabled button and nothing answers
      faults/no-effect-room.script
        tap button "Enter"
        tap button "Idle"
      to accept it: no effect on Room: REASON

    2 states, 2 screens, 2 moves, 6 of 6 acts, 1 fault; every state within the depth was explored

    """

  /// The lines of a report for programs on one state.
  private static let oneState =
    #"{"event": "explored", "version": 1, "states": 1, "screens": 1, "moves": 0, "acts": 0, "#
    + #""offered": 1, "lost": 0, "faults": 0, "exempted": [], "ended": "stopped after 1 state"}"#
    + "\n"

  @Test("an exploration prints its report, exits with 1 for a fault, and writes its folder")
  func explored() {
    let code = place.explore(["--faults", "none", "--output", "out"])
    #expect(place.printed == Self.whole)
    #expect(code == 1)
    #expect(place.warned == "")
    #expect(
      place.contents.keys.filter { $0.hasPrefix("out/") }.sorted() == [
        "out/exploration.json", "out/faults/no-effect-room.script", "out/map.json",
        "out/report.jsonl",
      ])
  }

  @Test("the results of two explorations are merged: each state, act and fault counts once")
  func merged() {
    for folder in ["a", "b"] {
      _ = place.explore(["--faults", "none", "--output", folder])
    }
    let code = place.explore(["merge", "a", "b", "--output", "both"])
    #expect(code == 1)
    #expect(place.printed == Self.whole)
    #expect(place.warned == "")
    #expect(
      place.contents.keys.filter { $0.hasPrefix("both/") }.sorted() == [
        "both/exploration.json", "both/faults/no-effect-room.script", "both/map.json",
        "both/report.jsonl",
      ])
    #expect(place.explore(["merge", "both", "--reporter", "jsonl"]) == 1)
    #expect(place.printed == place.contents["both/report.jsonl"])
  }

  @Test("a continued exploration adds its acts to the earlier one's")
  func resumed() {
    #expect(place.explore(["--faults", "none", "--states", "1", "--output", "out"]) == 0)
    #expect(
      place.printed
        == "1 state, 1 screen, 0 moves, 0 of 1 act, 0 faults; stopped after 1 state\n")
    #expect(place.explore(["--faults", "none", "--output", "out", "--resume"]) == 1)
    #expect(place.printed == Self.whole)
  }

  @Test("the reporters print JSON lines and JUnit XML on standard output alone")
  func reporters() {
    let words = ["--faults", "none", "--states", "1", "--cover", "enter.script", "--reporter"]
    for reporter in ["jsonl", "json"] {
      #expect(place.explore(words + [reporter]) == 0)
      #expect(place.printed == Self.oneState)
    }
    #expect(place.explore(words + ["junit"]) == 0)
    #expect(place.printed.hasPrefix("<?xml"))
    #expect(place.printed.hasSuffix("</testsuites>\n"))
  }

  @Test("moves that no script makes are listed, with a script for each in the folder")
  func covered() {
    let code = place.explore([
      "--faults", "none", "--cover", "enter.script", "--output", "out",
    ])
    #expect(code == 1)
    #expect(place.printed == Self.whole + "no script reaches the move Room → Hall\n")
    #expect(
      place.contents.keys.filter { $0.hasPrefix("out/cover") } == [
        "out/cover/move-room---hall.script"
      ])
  }

  @Test("an exploration is continued without the faults that the earlier one has reported")
  func resumedFault() {
    for words in [[], ["--resume"]] {
      #expect(place.explore(["--faults", "none", "--output", "out"] + words) == 1)
      #expect(place.printed == Self.whole)
    }
  }

  @Test("a breach that is exempt is named with its reason and line, and is no fault")
  func exempt() {
    #expect(place.explore(["--faults", "none", "--exempt", "exempt.txt"]) == 0)
    #expect(
      place.printed == """
        exempted: no effect on Room: it comes later (exempt.txt:1)
        2 states, 2 screens, 2 moves, 6 of 6 acts, 0 faults; \
        every state within the depth was explored

        """)
  }

  @Test("an invariant that does not hold is a fault with what is seen")
  func invariant() {
    let words = ["--faults", "none", "--exempt", "exempt.txt", "--invariants", "holds.txt"]
    #expect(place.explore(words) == 1)
    #expect(
      place.printed == """
        fault: invariant on Room
          expected no "Idle" now, seen: button "Idle"
          a fault because the team's file of invariants says so
          faults/invariant-room.script
            tap button "Enter"
          to accept it: invariant on Room: REASON

        exempted: no effect on Room: it comes later (exempt.txt:1)
        2 states, 2 screens, 2 moves, 6 of 6 acts, 1 fault; \
        every state within the depth was explored

        """)
  }

  @Test("an exploration from the end of a script begins with its steps and expectations")
  func from() {
    let words = ["--faults", "none", "--from", "room.script"]
    #expect(place.explore(words) == 1)
    #expect(
      place.printed
        == Self.whole.replacing(
          "script\n    tap button \"Enter\"\n", with: "script\n"))
  }

  @Test(
    "a goal or a depth ends the exploration, and the last line says so",
    arguments: [
      (
        ["--depth", "0"],
        "1 state, 1 screen, 0 moves, 0 of 0 acts, 0 faults; every state within the depth was explored"
      ),
      (
        ["--until", "screens=2"],
        "2 states, 2 screens, 1 move, 1 of 6 acts, 0 faults; reached screens=2"
      ),
      (
        ["--until", "edges=1"],
        "2 states, 2 screens, 1 move, 1 of 6 acts, 0 faults; reached edges=1"
      ),
      (
        ["--until", "edges=10%"],
        "2 states, 2 screens, 1 move, 1 of 6 acts, 0 faults; reached edges=10%"
      ),
      (
        ["--until", "screens=50%"],
        "2 states, 2 screens, 2 moves, 6 of 6 acts, 1 fault; every state within the depth was explored"
      ),
      (
        ["--until", "reached=Room"],
        "2 states, 2 screens, 1 move, 1 of 6 acts, 0 faults; reached Room"
      ),
      (
        ["--until", "faults=1"],
        "2 states, 2 screens, 2 moves, 6 of 6 acts, 1 fault; every state within the depth was explored"
      ),
      (
        ["--random", "--seed", "1", "--states", "2"],
        "2 states, 2 screens, 1 move, 1 of 6 acts, 0 faults; stopped after 2 states"
      ),
    ])
  func goals(_ words: [String], _ end: String) {
    _ = place.explore(["--faults", "none"] + words)
    #expect(place.printed.split(separator: "\n").last == Substring(end))
  }

  @Test(
    "what cannot be used is refused with the reason and what to write",
    arguments: [
      (["quickly"], "error: unexpected `quickly`: `explore` takes options, or `merge FOLDER…`\n"),
      (["merge"], "error: unexpected `merge`: `explore` takes options, or `merge FOLDER…`\n"),
      (
        ["merge", "nowhere"],
        """
        error: `nowhere` has no results of an exploration: `nowhere/exploration.json` is not there \
        or cannot be read
           = explore with --output nowhere first

        """
      ),
      (
        ["--resume", "--output", "torn"],
        """
        error: `torn` has no results of an exploration: `torn/exploration.json` is not there \
        or cannot be read
           = explore with --output torn first

        """
      ),
      (
        ["--faults", "network,rain"],
        """
        error: `rain` is no family of faults
           = the families are network, time, process, outside, hands

        """
      ),
      (
        ["--until", "edges=most"],
        """
        error: `edges=most` is no goal
           = a goal is screens=80%, screens=12, edges=30, edges=90%, reached=SCREEN or faults=1

        """
      ),
      (
        ["--until", "screens=some%"],
        """
        error: `screens=some%` is no goal
           = a goal is screens=80%, screens=12, edges=30, edges=90%, reached=SCREEN or faults=1

        """
      ),
      (["--state", "all"], "error: `all` tells no states apart: --state screen, props or full\n"),
      (["--states", "-1"], "error: `-1` is not a whole number, 0 or more: --states 100\n"),
      (["--depth", "x"], "error: `x` is not a whole number, 0 or more: --depth 100\n"),
      (
        ["--invariants", "none.txt"],
        "error: there is no file `none.txt`, or it cannot be read\n"
      ),
      (["--exempt", "none.txt"], "error: there is no file `none.txt`, or it cannot be read\n"),
      (
        ["--learn", "broken.script"],
        """
        error: `broken.script` has mistakes, the first at broken.script:1:1
           = `rehearse check broken.script` lists them

        """
      ),
    ])
  func refused(_ words: [String], _ message: String) {
    #expect(place.explore(words) == 2)
    #expect(place.printed == "")
    #expect(place.warned == message)
  }
}
