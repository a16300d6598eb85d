/// The word of a line that is being typed, up to the cursor.
struct TypedWord {
  /// The word, without its quote.
  private(set) var text = ""

  /// The beginning of the word, with its opening quote.
  private(set) var start: String.Index

  /// Whether the word began with a quote.
  private(set) var isQuoted = false

  /// Finds the last word of a text; it is empty after a space.
  init(_ line: Substring) {
    start = line.startIndex
    var isEscaped = false
    var isOpen = false
    for index in line.indices {
      let character = line[index]
      if isOpen, isEscaped || (character != "\"" && character != "\\") {
        text.append(character)
        isEscaped = false
      } else if isOpen, character == "\\" {
        isEscaped = true
      } else if character == "\"" {
        isOpen.toggle()
        if text.isEmpty { isQuoted = true }
      } else if character == " " || character == "\t" {
        text = ""
        isQuoted = false
        start = line.index(after: index)
      } else {
        text.append(character)
      }
    }
  }
}
