import Testing

@testable import ScriptLanguage

@Suite("Operands with a variable that nothing declares")
struct UnknownVariableTests {
  @Test(
    "an unknown variable is the only mistake of its line, whatever its operand takes",
    arguments: [
      "given GET ${nowhere} responds 200", "wait ${nowhere}", "tap ${nowhere}",
      "press ${nowhere}", "given date ${nowhere}", "given locale ${nowhere}",
    ])
  func alone(line: String) {
    let problems = load("a.script", in: ["a.script": "\(line)\n"]).problems
    #expect(
      problems.map { $0.lines.filter { $0.hasPrefix("error") } } == [
        ["error: unknown variable `nowhere`"]
      ])
  }

  @Test(
    "a variable's value is checked as if it were written",
    arguments: [
      ("network", "down", "unexpected `${state}`"), ("biometry", "iris", "unexpected `${state}`"),
    ])
  func value(what: String, value: String, message: String) {
    let problems = load(
      "a.script", in: ["a.script": "let state = \(value)\ngiven \(what) ${state}\n"]
    ).problems
    #expect(problems.map { $0.lines.first } == ["error: \(message)"])
  }
}
