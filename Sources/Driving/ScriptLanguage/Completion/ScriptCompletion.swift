public import RehearsalCore

/// The completions at the cursor: keywords of the command table, and names on the screen.
public struct ScriptCompletion: Equatable {
  /// The beginning of the word being typed, with its opening quote; the word ends at the cursor.
  public let wordStart: String.Index

  /// The whole words that begin with the typed one, each once, in the order of table and screen.
  ///
  /// They are quoted where the language needs it.
  public let candidates: [String]

  /// Finds the completions of a line.
  ///
  /// - Parameters:
  ///   - line: the line so far.
  ///   - cursor: the position of the cursor.
  ///   - screen: the current screen.
  ///   - files: returns the files whose paths begin with a text.
  public init(
    _ line: String, _ cursor: String.Index, screen: Screen,
    files: @escaping (String) -> [String] = { _ in [] }
  ) {
    let typed = TypedWords(line[..<cursor])
    var places = CompletionPlace.start
    for word in typed.complete { places = places.flatMap { $0.after(word) } }
    let vocabulary = Vocabulary(screen: screen, typed: typed.partial, files: files)
    var seen: Set<String> = []
    wordStart = typed.partialStart
    candidates = places.flatMap { $0.next }.flatMap { vocabulary.words(for: $0) }
      .filter { $0.lowercased().hasPrefix(typed.partial.lowercased()) }
      .map { typed.isQuoted ? $0.scriptQuoted : $0.scriptWord }
      .filter { seen.insert($0).inserted }
  }
}

/// The words of a line up to the cursor: the complete ones, and the one being typed.
struct TypedWords {
  /// The words before the one being typed, without their quotes.
  private(set) var complete: [String] = []

  /// The word being typed, without its quote.
  private(set) var partial = ""

  /// The beginning of the word being typed.
  private(set) var partialStart: String.Index

  /// Whether the word being typed began with a quote.
  private(set) var isQuoted = false

  init(_ text: Substring) {
    partialStart = text.startIndex
    var isEscaped = false
    var isOpen = false
    for index in text.indices {
      let character = text[index]
      if isOpen, isEscaped || (character != "\"" && character != "\\") {
        partial.append(character)
        isEscaped = false
      } else if isOpen, character == "\\" {
        isEscaped = true
      } else if character == "\"" {
        if isOpen { isOpen = false } else { (isOpen, isQuoted) = (true, true) }
      } else if character == " " || character == "\t" {
        endWord(at: text.index(after: index))
      } else {
        partial.append(character)
      }
    }
  }

  private mutating func endWord(at next: String.Index) {
    if !partial.isEmpty || isQuoted { complete.append(partial) }
    partial = ""
    isQuoted = false
    partialStart = next
  }
}
