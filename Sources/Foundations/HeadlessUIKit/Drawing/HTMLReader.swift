import Foundation

/// A reader of HTML that keeps its text, its links and which parts are bold or italic.
nonisolated struct HTMLReader {
  private struct Style: Equatable {
    var isBold = false
    var isItalic = false
    var link: String?
  }

  private struct List {
    let isOrdered: Bool
    var count = 0
  }

  private var rest: Substring
  private var runs: [(text: String, style: Style)] = []
  private var styles: [(tag: String, style: Style)] = []
  private var lists: [List] = []
  private var style = Style()

  /// Whether a space that was read is written before the next character of the line.
  private var hasSpace = false
  private var isAtLineStart = true
  private var preformattedDepth = 0

  init(_ html: String) {
    rest = html[...]
  }

  /// Returns the text with its attributes.
  consuming func attributedText(with defaults: [NSAttributedString.Key: Any]) -> NSAttributedString
  {
    while let next = rest.first {
      if next == "<", let tag = HTMLTag(&rest) { read(tag) } else { readText() }
    }
    let text = NSMutableAttributedString(string: "")
    for run in runs {
      let attributes = Self.attributes(of: run.style).merging(defaults) { $1 }
      text.append(NSAttributedString(string: run.text, attributes: attributes))
    }
    return text
  }

  private static func attributes(of style: Style) -> [NSAttributedString.Key: Any] {
    let font =
      switch (style.isBold, style.isItalic) {
      case (false, false): "TimesNewRomanPSMT"
      case (true, false): "TimesNewRomanPS-BoldMT"
      case (false, true): "TimesNewRomanPS-ItalicMT"
      case (true, true): "TimesNewRomanPS-BoldItalicMT"
      }
    var attributes: [NSAttributedString.Key: Any] = [:]
    attributes[.font] = UIFont(name: font, size: 12)
    attributes[.link] = style.link.map { URL(string: $0) as Any? ?? $0 }
    return attributes
  }

  // MARK: Tags

  private static let blocks: Set<String> = [
    "address", "article", "aside", "blockquote", "body", "center", "dd", "div", "dl", "dt",
    "figure",
    "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6", "header", "hr", "li", "main", "nav", "ol",
    "p", "pre", "section", "table", "tr", "ul",
  ]

  /// The elements whose content is no text.
  private static let silent: Set<String> = ["head", "script", "style", "title"]

  private mutating func read(_ tag: HTMLTag) {
    if tag.name == "br" { return write("\u{2028}", isLineEnd: true) }
    if Self.silent.contains(tag.name) { return skip(tag) }
    if Self.blocks.contains(tag.name) { endLine() }
    if tag.name == "pre" { preformattedDepth = max(0, preformattedDepth + (tag.isEnd ? -1 : 1)) }
    readList(tag)
    tag.isEnd ? endStyle(tag.name) : beginStyle(tag)
  }

  /// Skips the content of an element, up to its end.
  private mutating func skip(_ tag: HTMLTag) {
    guard !tag.isEnd else { return }
    let end = rest.range(of: "</\(tag.name)", options: .caseInsensitive)
    rest = rest[(end?.lowerBound ?? rest.endIndex)...]
  }

  private mutating func readList(_ tag: HTMLTag) {
    switch (tag.name, tag.isEnd) {
    case ("ul", false), ("ol", false): lists.append(List(isOrdered: tag.name == "ol"))
    case ("ul", true), ("ol", true): _ = lists.popLast()
    case ("li", false):
      guard !lists.isEmpty else { return }
      lists[lists.count - 1].count += 1
      let list = lists[lists.count - 1]
      write(list.isOrdered ? "\t\(list.count).\t" : "\t•\t")
      (isAtLineStart, hasSpace) = (true, false)
    default: return
    }
  }

  private mutating func beginStyle(_ tag: HTMLTag) {
    var inner = style
    switch tag.name {
    case "b", "strong", "h1", "h2", "h3", "h4", "h5", "h6", "th": inner.isBold = true
    case "i", "em", "cite", "address": inner.isItalic = true
    case "a": inner.link = tag["href"]
    default: return
    }
    styles.append((tag.name, style))
    style = inner
  }

  /// Ends the innermost style of an element, and those that were begun in it.
  private mutating func endStyle(_ name: String) {
    guard let index = styles.lastIndex(where: { $0.tag == name }) else { return }
    style = styles[index].style
    styles.removeSubrange(index...)
  }

  // MARK: Text

  private mutating func readText() {
    let end = rest.dropFirst().firstIndex(of: "<") ?? rest.endIndex
    let text = HTMLEntities.replaced(in: rest[..<end])
    rest = rest[end...]
    if preformattedDepth > 0 { return write(text) }
    var line = ""
    for character in text {
      if character.isWhitespace, character != "\u{A0}" {
        hasSpace = true
      } else {
        if hasSpace, !(isAtLineStart && line.isEmpty) { line.append(" ") }
        hasSpace = false
        line.append(character)
      }
    }
    if !line.isEmpty { write(line) }
  }

  /// Ends the line, unless nothing stands on it.
  private mutating func endLine() {
    if !isAtLineStart || runs.last?.text.hasSuffix("\t") == true { write("\n", isLineEnd: true) }
    hasSpace = false
  }

  private mutating func write(_ text: String, isLineEnd: Bool = false) {
    if isLineEnd { hasSpace = false }
    isAtLineStart = isLineEnd
    if let last = runs.last, last.style == style {
      runs[runs.count - 1].text += text
    } else {
      runs.append((text, style))
    }
  }
}

/// A tag of HTML, or a comment or declaration, whose name is empty.
nonisolated struct HTMLTag {
  /// The name in lower case.
  private(set) var name = ""

  /// Whether the tag ends an element.
  private(set) var isEnd = false

  private var attributes: [String: String] = [:]

  /// Reads a tag from the beginning of a text, and removes it; nil if the text begins with none.
  init?(_ text: inout Substring) {
    if text.hasPrefix("<!--") {
      text = text[(text.range(of: "-->")?.upperBound ?? text.endIndex)...]
      return
    }
    guard let second = text.dropFirst().first, second.isLetter || "/!?".contains(second),
      let end = Self.end(of: text)
    else { return nil }
    var content = text[..<end].dropFirst()
    text = text[text.index(after: end)...]
    guard second != "!", second != "?" else { return }
    isEnd = second == "/"
    if isEnd { content.removeFirst() }
    let word = content.prefix { $0.isLetter || $0.isNumber }
    name = word.lowercased()
    readAttributes(content[word.endIndex...])
  }

  /// Returns the text of an attribute; nil if the tag does not have it.
  subscript(attribute: String) -> String? { attributes[attribute] }

  /// The index of the bracket that ends a tag; those in quotes do not count.
  private static func end(of text: Substring) -> Substring.Index? {
    var quote: Character?
    for index in text.indices {
      switch text[index] {
      case let character where character == quote: quote = nil
      case "\"", "'": if quote == nil { quote = text[index] }
      case ">": if quote == nil { return index }
      default: continue
      }
    }
    return nil
  }

  private mutating func readAttributes(_ text: Substring) {
    for match in text.matches(of: /([\w-]+)\s*=\s*("[^"]*"|'[^']*'|[^\s"'>]+)/) {
      let value =
        match.2.first == "\"" || match.2.first == "'" ? match.2.dropFirst().dropLast() : match.2
      attributes[match.1.lowercased()] = HTMLEntities.replaced(in: value)
    }
  }
}
