import NavigationMap
import RehearsalCore
import ScriptLanguage
import ScriptRunner

/// The options of `rehearse graph`.
struct GraphOptions {
  let paths: [String]
  let format: MapFormat
  let output: String?
  let detail: AppMap.Detail
  let compared: String?
  let covered: [String]
  var configuration = Session.Configuration()

  /// Whether the map itself is printed or written, beside a comparison.
  let writesMap: Bool

  /// Reads the options.
  init(_ arguments: ParsedArguments) throws(UsageError) {
    paths = arguments.operands
    output = arguments.value("--output")
    compared = arguments.value("--compare")
    covered = arguments.all("--cover")
    format = try Self.format(arguments.value("--format"), output)
    detail = try Self.detail(arguments.value("--state"))
    configuration.launch = try arguments.launchValues()
    writesMap = compared == nil || output != nil
    guard writesMap || !arguments.has("--format") else {
      throw UsageError(
        "`--compare` prints the changes, so the map needs a file",
        notes: ["write it with `--output map.\(format.rawValue)`, or leave out `--format`"])
    }
  }

  private static func format(_ word: String?, _ file: String?) throws(UsageError) -> MapFormat {
    let names = MapFormat.allCases.map(\.rawValue)
    if let word {
      if let format = MapFormat(rawValue: word) { return format }
      throw UsageError(
        "unknown format `\(word)`",
        notes: [
          Suggestions.question(for: word, among: names), "expected text, svg, dot, mermaid or json",
        ].compactMap { $0 })
    }
    guard let file else { return .text }
    if let format = MapFormat(file: file) { return format }
    throw UsageError(
      "the ending of `\(file)` names no format",
      notes: ["end it in .svg, .dot, .mmd, .json or .txt, or give a --format"])
  }

  private static func detail(_ word: String?) throws(UsageError) -> AppMap.Detail {
    guard let word else { return .screen }
    guard let detail = AppMap.Detail(rawValue: word) else {
      throw UsageError("`\(word)` tells no screens apart: --state screen or props")
    }
    return detail
  }
}
