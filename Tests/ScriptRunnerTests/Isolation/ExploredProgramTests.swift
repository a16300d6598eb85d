import Testing

@Suite("Explorations of the faulty app as a program")
struct ExploredProgramTests {
  @Test("a crash by an answer to the launch gets a script of its own that crashes")
  func launch() throws {
    let program = try FaultyProgram(
      "explore --launch news=1 --states 5 --output out >/dev/null 2>&1",
      "run out/faults --reporter tap 2>/dev/null", script: "")
    #expect(
      program.files["out/faults/crash-the-app.script"]?.split(separator: "\n").suffix(3) == [
        "scene \"crash on the app\"", "given GET /news responds 500 {} once", "wait 200ms",
      ])
    #expect(
      program.printed.split(separator: "\n").prefix(3) == [
        "TAP version 14", "1..1",
        "not ok 1 - out/faults/crash-the-app.script › crash on the app",
      ])
  }

  @Test("two jobs find what one finds, and count each state, act and fault once")
  func jobs() throws {
    let options = "--launch news=1 --launch launch=blocked --depth 1 --states 9"
    let program = try FaultyProgram(
      "explore \(options) --jobs 1 --output one 2>/dev/null | tail -n 1",
      "explore \(options) --jobs 2 --output two 2>/dev/null | tail -n 1", script: "")
    #expect(
      program.printed.split(separator: "\n") == [
        "4 states, 1 screen, 0 moves, 15 of 15 acts, 1 fault; every state within the depth was explored",
        "4 states, 1 screen, 0 moves, 15 of 15 acts, 1 fault; every state within the depth was explored",
      ])
    #expect(program.files["two/faults/crash-the-app.script"] != nil)
  }

  @Test("two jobs find the same again, and go on after one job and after two")
  func again() throws {
    let options = "--launch news=1 --launch launch=blocked"
    let program = try FaultyProgram(
      "explore \(options) --states 3 --jobs 2 --output one >one.txt 2>/dev/null",
      "explore \(options) --states 3 --jobs 2 --output two >two.txt 2>/dev/null",
      "explore \(options) --states 20 --jobs 1 --output one --resume 2>/dev/null | tail -n 1",
      "explore \(options) --states 20 --jobs 2 --output two --resume 2>/dev/null | tail -n 1",
      script: "")
    #expect(program.files["one.txt"]?.contains("stopped after 3 states") == true)
    #expect(program.files["one.txt"] == program.files["two.txt"])
    let last =
      "4 states, 1 screen, 0 moves, 37 of 37 acts, 1 fault; every state within the depth was explored"
    #expect(program.printed == "\(last)\n\(last)\n")
  }

  @Test("a crash is a fault for a goal", arguments: [1, 2])
  func goal(_ jobs: Int) throws {
    let program = try FaultyProgram(
      "explore --launch news=1 --launch launch=blocked --until faults=1 --jobs \(jobs) --output out "
        + "2>/dev/null | tail -n 1",
      script: "")
    #expect(program.printed.hasSuffix(", 1 fault; reached faults=1\n"))
    #expect(
      program.files.keys.filter { $0.hasPrefix("out/faults/") } == [
        "out/faults/crash-the-app.script"
      ])
  }

  @Test("what the app prints while scripts are covered and the map is drawn is not in the report")
  func output() throws {
    let program = try FaultyProgram(
      "explore --launch launch=blocked --cover a.script --learn a.script --states 4 --output out "
        + "--reporter jsonl",
      script: "tap \"Print\"\n")
    let lines = program.printed.split(separator: "\n")
    #expect(lines.filter { !$0.hasPrefix("{") } == [])
    #expect(lines.last?.hasPrefix("{\"event\": \"explored\"") == true)
    #expect(program.warned.contains("printed 0"))
  }
}
