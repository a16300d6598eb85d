/// The help of the script language, made from the command table.
public enum ScriptHelp {
  /// The largest width of a line.
  private static let width = 80

  /// Returns the help of the command with some first words.
  ///
  /// Without words, returns a line for each command; for `commands`, a line for each of their forms;
  /// for `selectors` and `grammar`, these; for an unknown command, no lines.
  public static func lines(about words: [String]) -> [String] {
    guard let first = words.first else { return summary + [""] + advice }
    if words == ["commands"] { return overview + advice }
    if words == ["selectors"] { return selectors }
    if words == ["grammar"] { return ScriptGrammar.lines }
    let forms = CommandTable.shared.forms(of: first).filter { $0.begins(with: words) }
    return forms.flatMap { form in
      let availability = form.isImplemented ? "" : " (not available in this version)"
      return HelpText.wrapped(form.synopsis, indent: 0, continuation: 6, width: width)
        + HelpText.wrapped(form.help + availability, indent: 2, continuation: 2, width: width)
        + HelpText.wrapped("for example: \(form.example)", indent: 2, continuation: 6, width: width)
    }
  }

  /// The first words of all commands, in the order of the help.
  public static var names: [String] { CommandTable.shared.names() }

  private static let groups: [(String, [CommandForm])] = [
    ("Acting", CommandTable.acting), ("Arranging the world", CommandTable.arranging),
    ("Expecting", CommandTable.expecting), ("Keeping it small", CommandTable.composing),
    ("At the prompt only", CommandTable.prompt),
  ]

  /// A line for each command, in groups; a command with several forms refers to its own help.
  private static var summary: [String] {
    groups.flatMap { title, forms -> [String] in
      let available = forms.filter(\.isImplemented)
      let names = available.map(\.name).reduce(into: [String]()) { names, name in
        if !names.contains(name) { names.append(name) }
      }
      return ["\(title):"]
        + names.flatMap { name -> [String] in
          let own = available.filter { $0.name == name }
          guard own.count > 1 else { return own.flatMap(Self.lines(about:)) }
          return [line("\(name) …", "\(own.count) forms, which `help \(name)` lists")]
        }
    }
  }

  private static func line(_ synopsis: String, _ help: String) -> String {
    let gap = String(repeating: " ", count: max(2, column - 2 - synopsis.count))
    return "  \(synopsis)\(gap)\(help)"
  }

  /// The column of the help texts in a list.
  private static let column = 34

  private static var overview: [String] {
    groups.flatMap { title, forms in
      ["\(title):"] + forms.filter(\.isImplemented).flatMap(Self.lines(about:)) + [""]
    }
  }

  private static let advice = [
    "An expectation waits up to 5 s of virtual time: `within 20s` changes that, `now`",
    "does not wait, and `expect no … for 2s` must hold that long.",
    "Tab completes a word; `help commands` lists every form of every command.",
    "`help tap` explains a command, `help selectors` how an element S is named.",
  ]

  /// Returns the synopsis, without the parts that many commands share, and the help text.
  private static func lines(about form: CommandForm) -> [String] {
    let synopsis = form.synopsis.replacing(" [within LIMIT | now] [for STAY]", with: "")
      .replacing(" [within LIMIT | now]", with: "").replacing("expect [no] ", with: "expect ")
      .replacing(" [after DURATION]", with: "").replacing(" [once | N times]", with: "")
    guard synopsis.count < column - 3 else {
      return HelpText.wrapped(synopsis, indent: 2, continuation: 6, width: width)
        + HelpText.wrapped(form.help, indent: column, continuation: column, width: width)
    }
    let gap = String(repeating: " ", count: column - 2 - synopsis.count)
    return HelpText.wrapped(
      "\(synopsis)\(gap)\(form.help)", indent: 2, continuation: column, width: width)
  }

  private static let selectors = [
    "A selector S names an element on the screen:",
    #"  tap "Sign in"                   its text: identifier, label or title"#,
    #"  tap button "Sign in"            its type and its text"#,
    "  tap cell 2                      the second of a type, counted from 1",
    #"  tap cell containing "Amsterdam" a cell with such a text in it"#,
    #"  tap "Delete" in cell 2          an element in another one"#,
    #"  tap "Done" in alert             in the alert, sheet or banner"#,
    "  tap tab Chat                    a tab by its title",
    "A text with spaces needs quotes. `elements` lists the elements with their types.",
  ]
}

extension CommandForm {
  /// Returns whether a form's first words are these.
  fileprivate func begins(with words: [String]) -> Bool {
    zip(words, syntax).allSatisfy { word, element in
      if case .word(let own) = element { own == word } else { true }
    }
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
