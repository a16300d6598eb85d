import HeadlessUIKit
import RehearsalCore

/// The words that a session knows for a position in a line.
struct Vocabulary {
  /// A word for a position.
  struct Word {
    let text: String

    /// Whether the word has a meaning only without quotes: a keyword, a type, a number.
    var isKeyword = false

    /// Whether the word can be continued.
    var isOpen = false

    /// A short description; may be empty.
    var note = ""

    /// The ways to write the word, the preferred one first.
    func spellings(isQuoted: Bool) -> [String] {
      if isKeyword { return isQuoted ? [] : [text] }
      let quoted = isOpen ? String(text.scriptQuoted.dropLast()) : text.scriptQuoted
      if isQuoted || LineParser.QueryPlace.expecting.isKeyword(text) { return [quoted] }
      let word = text.scriptWord
      return word.hasPrefix("\"") ? [quoted] : [text, quoted]
    }
  }

  let context: CompletionContext
  let position: CompletionPosition
  let typed: TypedWord

  /// The words, not yet filtered by the typed text.
  var words: [Word] {
    let query = position.query.map(queryWords) ?? []
    let next = position.next.flatMap(words(for:))
    if case .afterType = position.query { return query + next }
    return position.query?.isComplete == true ? next + query : query + next
  }

  private func words(for element: Syntax) -> [Word] {
    switch element {
    case .word(let word): [Word(text: word, isKeyword: true, note: note(on: word))]
    case .operand(let operand): words(for: operand)
    case .optional: []
    }
  }

  private func words(for operand: Operand) -> [Word] {
    switch operand.kind {
    case .command: words(for: commands)
    case .topic: words(for: topics)
    case .element, .settable, .expected, .counted: queryWords(.start(isScope: false), operand)
    case .screen, .screens:
      names(context.screen.path + [context.screen.name] + context.screens, note: "screen")
    case .coordinator: names(context.coordinators(), note: "coordinator")
    case .choice(let words): keywords(words)
    case .method: keywords(RequestMethod.all)
    case .comparison: keywords(Comparison.allCases.map(\.rawValue))
    case .path: names(context.requestPaths(), note: "path of a request")
    case .file, .content: files
    case .url: links
    case .pair, .pairs: storageKeys(isPair: true)
    case .key: storageKeys(isPair: false)
    case .keys: context.keyCommands().map { Word(text: $0.keys, note: $0.title) }
    case .props: propsPaths
    case .literal: literals
    case .number: counts
    case .text: texts(for: operand)
    default: []
    }
  }

  /// Returns the commands that begin with the typed text, with their help.
  private func words(for commands: [String]) -> [Word] {
    let typed = typed.text.lowercased()
    return commands.filter { $0.lowercased().hasPrefix(typed) }
      .map { Word(text: $0, isKeyword: true, note: Self.help(of: $0)) }
  }

  private func keywords(_ words: [String]) -> [Word] {
    words.map { Word(text: $0, isKeyword: true) }
  }

  private func names(_ words: [String], note: String = "") -> [Word] {
    words.filter { !$0.isEmpty }.map { Word(text: $0, note: note) }
  }

  private func names(of elements: [Screen.Element]) -> [Word] {
    elements.filter { !$0.name.isEmpty }.map { Word(text: $0.name, note: $0.shortDescription) }
  }

  /// Returns the help of a command, or the number of its forms.
  private static func help(of command: String) -> String {
    let forms = CommandTable.shared.forms(of: command)
    guard forms.count > 1 else { return forms.first?.help ?? "" }
    return "\(forms[0].help) (\(forms.count) forms)"
  }

  /// Returns the help of the command's first form that has a keyword after those before it.
  private func note(on word: String) -> String {
    if let own = Self.notes[word] { return own }
    guard let command = position.words.first else { return "" }
    return CommandTable.shared.forms(of: command)
      .first { $0.keywords.starts(with: position.words.filter { $0 != "no" } + [word]) }?.help ?? ""
  }

  /// The descriptions of the words that many forms share.
  private static let notes = [
    "within": "Wait up to this time", "now": "Do not wait", "no": "The contrary",
    "for": "Stay absent this long", "containing": "With such a text in it",
    "in": "Inside another element, alert or sheet", "--json": "Print JSON",
    "--diff": "The changes by the last act", "after": "Let the answer take this time",
    "once": "For one request",
  ]
}

// MARK: Commands

extension Vocabulary {
  private var commands: [String] {
    let isNested = position.words.first == "repeat"
    return CommandTable.shared.names { form in
      if form.place == .anywhere { return !isNested || !["let", "repeat"].contains(form.name) }
      return (form.place == .prompt) != context.isScript && !isNested
    }
  }

  /// The words of `help`: the commands, or the keywords of the command that is typed.
  private var topics: [String] {
    let typed = (position.texts["COMMAND"] ?? "").split(separator: " ").map(String.init)
    guard let command = typed.first else { return CommandTable.shared.names() + ["selectors"] }
    return CommandTable.shared.forms(of: command).compactMap { form in
      let words = form.syntax.prefix { if case .word = $0 { true } else { false } }.map(\.synopsis)
      return words.starts(with: typed) && words.count > typed.count ? words[typed.count] : nil
    }
  }

  private var counts: [Word] {
    let count =
      switch position.words.first {
      case "undo": context.undoCounts.undo
      case "redo": context.undoCounts.redo
      case "requests": context.requestCount()
      default: 0
      }
    return keywords((0..<min(count, 9)).map { String($0 + 1) })
  }
}

// MARK: The device and the props

extension Vocabulary {
  private var files: [Word] {
    context.files(typed.text).map {
      Word(text: $0, isOpen: $0.hasSuffix("/"), note: $0.hasSuffix("/") ? "folder" : "file")
    }
  }

  private var links: [Word] {
    context.links().map { Word(text: $0, isOpen: $0.hasSuffix("://")) }
  }

  private func storageKeys(isPair: Bool) -> [Word] {
    guard position.words.first != "include" else { return [] }
    return context.storage().map { key, value in
      Word(
        text: isPair ? key + "=" : key, isOpen: isPair,
        note: value.isEmpty ? "" : "now \(value.scriptQuoted)")
    }
  }

  /// The paths of the props: the members of the typed path, and their parts after it.
  private var propsPaths: [Word] {
    guard let props = context.screen.props,
      typed.text.isEmpty || "props".hasPrefix(typed.text) || typed.text.hasPrefix("props")
    else { return [] }
    let end = typed.text.lastIndex { $0 == "." || $0 == "[" } ?? typed.text.startIndex
    let parent = String(typed.text[..<end])
    guard !parent.isEmpty, let path = PropsPath(script: parent), let value = props[path] else {
      return [Word(text: "props", isKeyword: true, isOpen: true)]
    }
    return value.parts.map { part, isOpen in
      let now = PropsPath(script: parent + part).flatMap { props[$0] }
      return Word(
        text: parent + part, isKeyword: true, isOpen: isOpen,
        note: now.map { "now \($0.plain)" } ?? "")
    }
  }

  /// The current value of the props path before a comparison.
  private var literals: [Word] {
    guard let script = position.texts["PROPS"], let path = PropsPath(script: script),
      let value = context.screen.props?[path]
    else { return [] }
    switch value {
    case .string(let text): return [Word(text: text)]
    case .bool, .int, .double, .null: return [Word(text: value.description, isKeyword: true)]
    case .list, .object: return []
    }
  }

  private func texts(for operand: Operand) -> [Word] {
    switch position.words.last {
    case "event": return names(context.events(), note: "event")
    case "switch": return names(context.branches, note: "branch")
    case "title": return names([context.screen.title ?? ""])
    case "alert", "sheet":
      return names([context.screen.alert?.title, context.screen.alert?.message].compactMap(\.self))
    case "banner": return names([context.screen.banner?.text].compactMap(\.self))
    case "storage":
      let key = position.texts["KEY"]
      return names(context.storage().filter { $0.key == key }.map(\.value))
    case "set": return keywords(position.queryOperand?.kind == .settable ? ["on", "off"] : [])
    default: return []
    }
  }
}

extension PropsValue {
  /// The script paths of the value's direct parts, and whether those have parts themselves.
  fileprivate var parts: [(path: String, isOpen: Bool)] {
    switch self {
    case .object(let members): members.map { (".\($0.name)", $0.value.hasParts) }
    case .list(let items):
      items.prefix(20).enumerated().map { ("[\($0)]", $1.hasParts) } + [(".count", false)]
    case .null, .bool, .int, .double, .string: []
    }
  }

  private var hasParts: Bool {
    switch self {
    case .object, .list: true
    case .null, .bool, .int, .double, .string: false
    }
  }
}

// MARK: Elements

extension Vocabulary {
  private func queryWords(_ query: QueryPosition) -> [Word] {
    queryWords(query, position.queryOperand)
  }

  private func queryWords(_ query: QueryPosition, _ operand: Operand?) -> [Word] {
    switch query {
    case .start(let isScope):
      let scopes = isScope ? context.screen.scopes : []
      return names(of: elements(for: operand, isScope: isScope))
        + types(for: operand, isScope: isScope).map {
          Word(text: $0, isKeyword: true, note: "element type")
        } + keywords(scopes)
    case .afterType(let type):
      let found = visible.filter { $0.type == type }
      let indices =
        found.count > 1 || type == .cell ? found.indices.prefix(9).map { String($0 + 1) } : []
      return names(of: found) + keywords(indices) + shared(["containing", "in"])
    case .afterText: return shared(["containing", "in"])
    case .afterContent: return shared(["in"])
    case .content(let type): return names(texts(inside: type))
    }
  }

  private func shared(_ words: [String]) -> [Word] {
    words.map { Word(text: $0, isKeyword: true, note: Self.notes[$0] ?? "") }
  }

  private var visible: [Screen.Element] {
    context.screen.elements.filter { !$0.isCovered }
  }

  /// The elements that have a name and fit the command, controls before static texts.
  private func elements(for operand: Operand?, isScope: Bool) -> [Screen.Element] {
    let named = visible.filter { !$0.name.isEmpty && (isScope || fits($0.type, operand)) }
    let controls = named.filter { $0.type != .staticText && !$0.type.isStructure }
    return controls + named.filter { $0.type == .staticText }
  }

  private func types(for operand: Operand?, isScope: Bool) -> [String] {
    let present = Set(visible.map(\.type).filter { isScope || fits($0, operand) })
    let types = ElementType.allCases.filter { present.contains($0) && !$0.isStructure }
    return types.map { operand?.kind == .counted ? $0.plural : $0.rawValue }
  }

  private func fits(_ type: ElementType, _ operand: Operand?) -> Bool {
    switch position.words.first {
    case "type", "clear": Self.textTypes.contains(type)
    case "set": Self.valueTypes.contains(type)
    case "swipe": type == .cell
    default: true
    }
  }

  private static let textTypes: [ElementType] = [
    .textField, .secureTextField, .searchField, .textView,
  ]

  private static let valueTypes =
    textTypes + [
      .switch, .slider, .stepper, .segmentedControl, .picker, .pickerWheel, .datePicker,
    ]

  /// The names of the elements in the elements of a type, and their own.
  private func texts(inside type: ElementType?) -> [String] {
    var texts: [String] = []
    var depth: Int?
    for element in visible {
      if let outer = depth, element.depth <= outer { depth = nil }
      if depth == nil, type == nil || element.type == type { depth = element.depth }
      if depth != nil, !element.name.isEmpty { texts.append(element.name) }
    }
    return texts
  }
}

extension CommandForm {
  /// The keywords, without those of optional elements.
  var keywords: [String] {
    syntax.compactMap { element in
      if case .word(let word) = element { word } else { nil }
    }
  }
}

extension Screen.Element {
  /// The type, the value and the state in a few words.
  fileprivate var shortDescription: String {
    let value = value.flatMap { type == .staticText || type == .button ? nil : $0.scriptQuoted }
    return ([type.rawValue] + [value].compactMap(\.self) + (isEnabled ? [] : ["disabled"]))
      .joined(separator: " ")
  }
}

extension Screen {
  /// The scopes that exist on the screen.
  fileprivate var scopes: [String] {
    var scopes: [String] = []
    if let alert { scopes.append(alert.isActionSheet ? "sheet" : "alert") }
    if banner != nil { scopes.append("banner") }
    return scopes
  }
}

extension ElementType {
  /// Whether the type only contains other elements, such as a bar or a table.
  fileprivate var isStructure: Bool {
    [.navigationBar, .tabBar, .toolbar, .table, .collectionView, .window, .other].contains(self)
  }
}
