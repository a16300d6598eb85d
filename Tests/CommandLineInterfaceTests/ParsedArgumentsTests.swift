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
