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
