@testable import ScriptLanguage

/// Returns the command of one line.
func parse(
  _ text: String, _ variables: [String: String] = [:], isPrompt: Bool = false
) throws(Failure) -> Command? {
  let source = SourceText(name: "a.script", bytes: Array(text.utf8))
  var context = LineParser.Context()
  context.variables = Variables(variables, environment: ["HOME": "/home/ann"])
  context.read = { path, _ in Array("{\"file\": \"\(path)\"}".utf8) }
  context.isPrompt = isPrompt
  var parser = LineParser(source, line: 0, context: context)
  do throws(Problem) {
    let command = try parser.parse()
    if let problem = parser.problems.first { throw problem }
    return command
  } catch {
    throw Failure(lines: Diagnostic(error, in: source, line: 0).lines)
  }
}

/// A mistake's whole message.
struct Failure: Error, CustomStringConvertible {
  let lines: [String]
  var description: String { lines.joined(separator: "\n") }
}

/// The documents of some files in memory: the one asked for.
func load(_ path: String, in files: [String: String], within folder: String? = nil) -> Document {
  ScriptLoader(files: .memory(files), environment: ["HOME": "/home/ann"])
    .load(path, within: folder)
}
