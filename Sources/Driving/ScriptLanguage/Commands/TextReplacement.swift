import RehearsalCore

/// The replacement of the free texts of a form by the quoted texts of another line.
struct TextReplacement {
  /// The texts of the other line.
  let texts: QuotedTexts

  /// The index of the quoted text for each free text of the form; nil for a word, which stays.
  let indices: [Int?]

  /// Returns the text that replaces a free text; nil for a word.
  func text(at place: Int) -> String? {
    guard let index = indices[place] else { return nil }
    return texts.line.string(texts.ranges[index])
  }

  /// Returns an element with its texts replaced, the first of which is a free text's.
  func query(_ query: ElementQuery, at place: Int) -> ElementQuery {
    var query = query
    var place = place
    replaceTexts(of: &query, at: &place)
    return query
  }

  /// Replaces the texts of an element in their order on a line.
  private func replaceTexts(of query: inout ElementQuery, at place: inout Int) {
    if query.text != nil { replace(&query.text, at: &place) }
    if query.containing != nil { replace(&query.containing, at: &place) }
    guard case .element(var container)? = query.scope else { return }
    replaceTexts(of: &container, at: &place)
    query.scope = .element(container)
  }

  private func replace(_ text: inout String?, at place: inout Int) {
    if let index = indices[place] { text = texts.line.string(texts.ranges[index]) }
    place += 1
  }
}
