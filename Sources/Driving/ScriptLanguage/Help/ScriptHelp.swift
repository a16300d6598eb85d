/// The help of the script language, made from the command table.
public enum ScriptHelp {
  /// Returns the help of the command with some first words.
  ///
  /// Without words, returns a line for each command; for `commands`, a line for each of their forms;
  /// for `selectors` and `grammar`, these; for an unknown command, no lines.
  ///
  /// - Parameters:
  ///   - words: the first words of a command, `commands`, `selectors` or `grammar`.
  ///   - width: the number of columns; between 40 and 80 are used.
  ///   - context: the current screen, from which the examples are taken; nil for fixed examples.
  public static func lines(
    about words: [String], width: Int = 80, on context: CompletionContext? = nil
  ) -> [String] {
    let layout = HelpLayout(width: min(max(width, 40), 80))
    guard let first = words.first else { return summary(layout) + [""] + advice(layout) }
    if words == ["commands"] { return overview(layout) + advice(layout) }
    if words == ["selectors"] { return selectors(layout, context) }
    if words == ["grammar"] { return ScriptGrammar.lines }
    let matching = CommandTable.shared.forms(of: first).filter { $0.begins(with: words) }
    let exact = matching.filter { $0.keywords.starts(with: words) }
    let forms = exact.isEmpty ? matching : exact
    return forms.flatMap { form in
      layout.wrapped(form.synopsis, indent: 0, continuation: 6)
        + layout.wrapped(form.help, indent: 2, continuation: 2)
        + layout.wrapped(exampleText(of: form, on: context), indent: 2, continuation: 6)
    }
  }

  /// Returns an example that works on the current screen, or else the fixed one.
  private static func exampleText(of form: CommandForm, on context: CompletionContext?) -> String {
    guard let context else { return "for example: \(form.example)" }
    if let example = ScreenExamples(context).example(of: form) { return "for example: \(example)" }
    return "for example, on another screen: \(form.example)"
  }

  /// The first words of all commands, in the order of the help.
  public static var names: [String] { CommandTable.shared.names() }

  private static let groups: [(String, [CommandForm])] = [
    ("Acting", CommandTable.acting), ("Arranging the world", CommandTable.arranging),
    ("Expecting", CommandTable.expecting), ("Keeping it small", CommandTable.composing),
    ("At the prompt only", CommandTable.prompt),
  ]

  /// A line for each command, in groups; a command with several forms refers to its own help.
  private static func summary(_ layout: HelpLayout) -> [String] {
    groups.flatMap { title, forms -> [String] in
      let names = forms.map(\.name).reduce(into: [String]()) { names, name in
        if !names.contains(name) { names.append(name) }
      }
      return ["\(title):"]
        + names.flatMap { name -> [String] in
          let own = forms.filter { $0.name == name }
          guard own.count > 1 else { return own.flatMap { lines(about: $0, layout) } }
          return layout.row("\(name) …", "\(own.count) forms, which `help \(name)` lists")
        }
    }
  }

  private static func overview(_ layout: HelpLayout) -> [String] {
    groups.flatMap { title, forms -> [String] in
      let rows = forms.flatMap { lines(about: $0, layout) }
      return ["\(title):"] + rows + [""]
    }
  }

  private static func advice(_ layout: HelpLayout) -> [String] {
    [
      "An expectation waits up to 5 s of virtual time: `within 20s` changes that, `now` does not "
        + "wait, and `expect no … for 2s` must hold that long.",
      "Tab completes a word, and a second Tab describes the choices; `help commands` lists every "
        + "form of every command.",
      "`help tap` explains a command, `help selectors` how an element S is named.",
    ].flatMap { layout.wrapped($0, indent: 0, continuation: 0) }
  }

  /// Returns the synopsis, without the parts that many commands share, and the help text.
  private static func lines(about form: CommandForm, _ layout: HelpLayout) -> [String] {
    let synopsis = form.synopsis.replacing(" [within LIMIT | now] [for STAY]", with: "")
      .replacing(" [within LIMIT | now]", with: "").replacing("expect [no] ", with: "expect ")
      .replacing(" [after DURATION]", with: "").replacing(" [once | N times]", with: "")
    return layout.row(synopsis, form.help)
  }

  private static func selectors(_ layout: HelpLayout, _ context: CompletionContext?) -> [String] {
    let own = context.map { ScreenExamples($0).selectors } ?? []
    let rows = selectorForms.flatMap { layout.row($0, $1) }
    return ["A selector S names an element on the screen:"] + rows
      + layout.wrapped(
        "A text with spaces needs quotes. `elements` lists the elements with their types.",
        indent: 0, continuation: 0)
      + (own.isEmpty ? [] : ["On this screen:"] + own.map { "  \($0)" })
  }

  private static let selectorForms = [
    (#"tap "Sign in""#, "its text: identifier, label or title"),
    (#"tap button "Sign in""#, "its type and its text"),
    ("tap cell 2", "the second of a type, counted from 1"),
    (#"tap cell containing "Amsterdam""#, "a cell with such a text in it"),
    (#"tap "Delete" in cell 2"#, "an element in another one"),
    (#"tap "Done" in alert"#, "in the alert, sheet or banner"),
    ("tap tab Chat", "a tab by its title"),
  ]
}

extension CommandForm {
  /// Returns whether a form's first words are these.
  fileprivate func begins(with words: [String]) -> Bool {
    let spoken = syntax.filter { element in
      if case .optional = element { false } else { true }
    }
    return zip(words, spoken).allSatisfy { word, element in
      if case .word(let own) = element { own == word } else { true }
    }
  }
}

/// The layout of help texts in two columns, or one below the other where the lines are short.
struct HelpLayout {
  /// The largest width of a line.
  let width: Int

  /// The column of the help texts in a list; on a narrow terminal they are below the synopses.
  private var column: Int { width < 72 ? 6 : 34 }

  /// Returns a synopsis and its help.
  func row(_ synopsis: String, _ help: String) -> [String] {
    guard width >= 72, synopsis.count < column - 3 else {
      return wrapped(synopsis, indent: 2, continuation: 6)
        + wrapped(help, indent: column, continuation: column)
    }
    let gap = String(repeating: " ", count: column - 2 - synopsis.count)
    return wrapped("\(synopsis)\(gap)\(help)", indent: 2, continuation: column)
  }

  /// Returns a text in lines that are broken at spaces.
  func wrapped(_ text: String, indent: Int, continuation: Int) -> [String] {
    HelpText.wrapped(text, indent: indent, continuation: continuation, width: width)
  }
}

/// Text that is wrapped between words.
enum HelpText {
  /// Returns the lines of a text, which are broken at spaces before a width.
  ///
  /// - Parameters:
  ///   - text: the text; spaces in a row are kept within a line.
  ///   - indent: the spaces before the first line.
  ///   - continuation: the spaces before the other lines.
  ///   - width: the largest width of a line.
  static func wrapped(_ text: String, indent: Int, continuation: Int, width: Int) -> [String] {
    var lines: [String] = []
    var line = spaces(indent)
    var isEmpty = true
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      if !isEmpty, line.count + 1 + word.count > width {
        lines.append(line)
        (line, isEmpty) = (spaces(continuation), true)
      }
      line += (isEmpty ? "" : " ") + word
      isEmpty = false
    }
    return lines + [line]
  }

  private static func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }
}
