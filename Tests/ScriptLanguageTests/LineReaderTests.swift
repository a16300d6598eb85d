import Testing

@testable import ScriptLanguage

@Suite("Lines that are read one by one")
struct LineReaderTests {
  private func reader() -> LineReader {
    LineReader(name: "input", loader: ScriptLoader(files: .memory([:])), isPrompt: false)
  }

  /// Returns what was read as text.
  private func text(_ reading: LineReader.Reading) -> String {
    switch reading {
    case .nothing: "nothing"
    case .incomplete(let terminator): "open up to \(terminator)"
    case .defined(let name, let value): "\(name) is \(value)"
    case .steps(let steps): steps.map { "\($0.location): \($0.text)" }.joined(separator: ", ")
    case .prompt: "prompt"
    case .mistaken(let problems): problems.flatMap(\.lines).joined(separator: "\n")
    }
  }

  @Test("a heredoc that is open at the end of the input is a mistake at its first line")
  func openAtEnd() {
    var reader = reader()
    let lines = ["back", "# a comment", "type <<END into Email", "one"].map { reader.read($0) }
    #expect(
      lines.map(text) == ["input:1:1: back", "nothing", "open up to END", "open up to END"])
    #expect(reader.isIncomplete)
    #expect(
      text(reader.finish()) == """
        error: the heredoc <<END is not closed
          --> input:3:1
           |
         3 | type <<END into Email
           | ^^^^^^^^^^^^^^^^^^^^^ expected a later line that is only END
        """)
    #expect(!reader.isIncomplete && text(reader.finish()) == "nothing")
  }

  @Test("an input that ends after a whole line has nothing more")
  func wholeLines() {
    var reader = reader()
    #expect(text(reader.finish()) == "nothing")
    _ = reader.read("let name = Ann")
    #expect(text(reader.finish()) == "nothing")
    #expect(reader.variables["name"] == "Ann")
  }

  @Test("after a heredoc that was cancelled, the next line is a command at its own place")
  func cancelled() {
    var reader = reader()
    _ = reader.read("type <<END into Email")
    _ = reader.read("one")
    reader.cancel()
    #expect(!reader.isIncomplete)
    #expect(text(reader.read("back")) == "input:3:1: back")
  }
}
