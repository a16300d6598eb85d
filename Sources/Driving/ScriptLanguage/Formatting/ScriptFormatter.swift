/// Writes a script in its canonical form.
///
/// Tokens are separated by one space, and a comment behind a command by two. Lines begin at the first
/// column and end without spaces. There is one empty line at most between two lines, and one before a
/// scene. The text of tokens, comments, JSON and heredocs is kept, so the commands are the same.
package struct ScriptFormatter {
  /// The mistakes of the script; with any, it cannot be formatted.
  package let problems: [Diagnostic]

  private let source: SourceText
  private let layouts: [Int: LineLayout]
  private var lines: [String] = []

  /// Creates a formatter of a script.
  ///
  /// - Parameters:
  ///   - source: the script's text.
  ///   - loader: reads the files that the script includes.
  ///   - folder: the folder that no include may leave; nil for no such limit.
  package init(_ source: SourceText, loader: ScriptLoader, within folder: String? = nil) {
    self.source = source
    var layouts: [Int: LineLayout] = [:]
    problems = loader.document(source, within: folder) { layouts[$0.line] = $0 }.problems
    self.layouts = layouts
  }

  /// Returns the script in its canonical form, each line ended by a newline.
  package consuming func formatted() -> String {
    var line = 0
    while line < source.lineCount {
      line = add(line)
    }
    while lines.last == "" { lines.removeLast() }
    return lines.map { $0 + "\n" }.joined()
  }

  /// Adds the line at an index with its heredocs; returns the index of the next line.
  private mutating func add(_ index: Int) -> Int {
    guard let layout = layouts[index] else {
      addPlain(source.lines[index])
      return index + 1
    }
    let bytes = source.bytes(ofLine: index)
    let tokens = layout.tokens.map { bytes.string($0) }
    if tokens.first == "scene" { separateScene() }
    let comment = layout.comment.map { bytes.string($0..<bytes.count) }
    let ending = comment.map { "  " + Self.trimmed($0) } ?? ""
    lines.append(tokens.joined(separator: " ") + ending)
    addHeredocs(index + 1..<layout.nextLine)
    return layout.nextLine
  }

  /// Adds a comment, or an empty line where the line before is not empty.
  private mutating func addPlain(_ line: String) {
    let text = Self.trimmed(line)
    guard text.isEmpty else { return lines.append(text) }
    if let last = lines.last, !last.isEmpty { lines.append("") }
  }

  /// Adds the lines of heredocs as they are, except spaces behind a terminator.
  private mutating func addHeredocs(_ range: Range<Int>) {
    guard let last = range.last else { return }
    lines += source.lines[range.dropLast()]
    lines.append(Self.trimmed(source.lines[last]))
  }

  /// Puts an empty line before a scene and the comments that stand directly above it.
  private mutating func separateScene() {
    var index = lines.count
    while index > 0, lines[index - 1].hasPrefix("#") { index -= 1 }
    if index > 0, lines[index - 1] != "" { lines.insert("", at: index) }
  }

  private static func trimmed(_ line: String) -> String {
    String(line.trimmingTrailingSpace.drop { $0 == " " || $0 == "\t" })
  }
}
