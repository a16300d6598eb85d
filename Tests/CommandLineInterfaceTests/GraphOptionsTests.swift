import NavigationMap
import RehearsalCore
import ScriptLanguage
import Testing

@testable import CommandLineInterface

@Suite("The options of rehearse graph")
struct GraphOptionsTests {
  private func options(_ words: String...) throws(UsageError) -> GraphOptions {
    try GraphOptions(try ParsedArguments(words, for: .graph))
  }

  private func message(_ words: String...) -> String? {
    let error = #expect(throws: UsageError.self) {
      try GraphOptions(try ParsedArguments(words, for: .graph))
    }
    return error?.message
  }

  @Test("without options the map is printed as text, with one screen for each type")
  func usual() throws {
    let options = try options("a.script", "b")
    #expect(options.paths == ["a.script", "b"])
    #expect(options.format == .text && options.detail == .screen && options.writesMap)
    #expect(options.output == nil && options.compared == nil && options.covered == [])
    #expect(options.configuration.launch == [:])
  }

  @Test(
    "the format is that of --format, or else of the file's ending",
    arguments: [
      (["--output", "map.svg"], MapFormat.svg), (["--output", "map.dot"], .dot),
      (["--output", "map.mmd"], .mermaid), (["--output", "map.gv"], .dot),
      (["--output", "a.b.mermaid"], .mermaid), (["--output", "map.json"], .json),
      (["--output", "map.txt"], .text), (["--format", "mermaid"], .mermaid),
      (["--format", "dot", "--output", "map.json"], .dot),
    ])
  func formats(words: [String], format: MapFormat) throws {
    #expect(try GraphOptions(try ParsedArguments(["a"] + words, for: .graph)).format == format)
  }

  @Test("the other options are read")
  func others() throws {
    let options = try options(
      "a", "--state", "props", "--compare", "old.json", "--cover", "b", "--cover", "c", "--launch",
      "user=Ann")
    #expect(options.detail == .props && options.compared == "old.json")
    #expect(options.covered == ["b", "c"] && options.configuration.launch == ["user": "Ann"])
    #expect(!options.writesMap)
    let written = try self.options("a", "--compare", "old.json", "--output", "map.svg")
    #expect(written.writesMap && written.output == "map.svg")
  }

  @Test("an unknown format, ending or state is named, and so is a map without a file")
  func refused() {
    #expect(message("a", "--format", "sgv") == "unknown format `sgv`")
    #expect(message("a", "--output", "map.png") == "the ending of `map.png` names no format")
    #expect(
      message("a", "--state", "all") == "`all` tells no screens apart: --state screen or props")
    #expect(
      message("a", "--compare", "old.json", "--format", "dot")
        == "`--compare` prints the changes, so the map needs a file")
  }
}
