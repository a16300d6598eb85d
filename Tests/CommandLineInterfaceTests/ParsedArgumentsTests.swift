import ScriptLanguage
import Testing

@testable import CommandLineInterface

@Suite("Parsed arguments")
struct ParsedArgumentsTests {
  @Test("an option takes its value from the next word or after an equals sign")
  func values() throws {
    let separate = try ParsedArguments(["a", "--filter", "x", "b"], for: .run)
    let attached = try ParsedArguments(["a", "--filter=x", "b"], for: .run)
    #expect(separate == attached)
    #expect(separate.operands == ["a", "b"])
    #expect(separate.value("--filter") == "x")
  }

  @Test("words behind two dashes are operands")
  func operands() throws {
    #expect(try ParsedArguments(["--", "--list"], for: .run).operands == ["--list"])
  }
}

@Suite("Options that can be repeated")
struct RepeatedOptionTests {
  @Test("several reporters are kept in their order")
  func reporters() throws {
    let arguments = try ParsedArguments(
      ["a", "--reporter", "tap", "--reporter=junit=b.xml"], for: .run)
    #expect(arguments.all("--reporter") == ["tap", "junit=b.xml"])
  }

  @Test("several values for the storage at launch are kept")
  func launch() throws {
    let arguments = try ParsedArguments(["--launch", "a=1", "--launch", "b=2"], for: .shell)
    #expect(arguments.all("--launch") == ["a=1", "b=2"])
  }

  @Test("an option that cannot be repeated is an error the second time")
  func refused() {
    #expect(throws: UsageError.self) {
      try ParsedArguments(["a", "--filter", "x", "--filter", "y"], for: .run)
    }
  }

  @Test("a subcommand that works on something says what it expects where nothing is named")
  func missingOperands() {
    let expected: [(Subcommand, String)] = [
      (.run, "expected PATH… after `run`"), (.check, "expected PATH… after `check`"),
      (.format, "expected PATH… after `fmt`"),
      (.report, "expected merge FILE.jsonl… after `report`"),
      (.graph, "expected PATH… after `graph`"), (.port, "expected APP after `port`"),
      (.completions, "expected bash|zsh|fish after `completions`"),
    ]
    for (subcommand, message) in expected {
      let error = #expect(throws: UsageError.self) { try ParsedArguments([], for: subcommand) }
      #expect(error?.lines.first == "error: \(message)")
    }
  }
}
