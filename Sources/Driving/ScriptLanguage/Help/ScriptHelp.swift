/// The help of the script language, made from the command table.
public enum ScriptHelp {
  /// Returns the help of the command with some first words.
  ///
  /// Without words, returns the list of all commands; for an unknown command, returns no lines.
  public static func lines(about words: [String]) -> [String] {
    guard let first = words.first, words != ["commands"] else { return overview }
    let forms = CommandTable.shared.forms(of: first).filter { $0.begins(with: words) }
    return forms.flatMap { form in
      let availability = form.isImplemented ? "" : " (not available in this version)"
      return [form.synopsis, "  \(form.help)\(availability)", "  for example: \(form.example)"]
    }
  }

  /// The first words of all commands, in the order of the help.
  public static var names: [String] { CommandTable.shared.names() }

  private static var overview: [String] {
    let groups: [(String, [CommandForm])] = [
      ("Acting", CommandTable.acting), ("Arranging the world", CommandTable.arranging),
      ("Expecting", CommandTable.expecting), ("Keeping it small", CommandTable.composing),
      ("At the prompt only", CommandTable.prompt),
    ]
    let lines = groups.flatMap { title, forms in
      ["\(title):"] + forms.flatMap(lines(about:)) + [""]
    }
    return lines + [
      "An expectation waits up to 5 s of virtual time: `within 20s` changes that, `now` does not wait,",
      "and `expect no … for 2s` must hold that long. `help tap` explains one command with an example.",
    ]
  }

  /// Returns the synopsis, without the time limits that all expectations share, and the help text.
  private static func lines(about form: CommandForm) -> [String] {
    let synopsis = form.synopsis.replacing(" [within LIMIT | now] [for STAY]", with: "")
    let column = 36
    guard synopsis.count < column - 3 else {
      return ["  \(synopsis)", String(repeating: " ", count: column) + form.help]
    }
    let gap = String(repeating: " ", count: column - 2 - synopsis.count)
    return ["  \(synopsis)\(gap)\(form.help)"]
  }
}

extension CommandForm {
  /// Returns whether a form's first words are these.
  fileprivate func begins(with words: [String]) -> Bool {
    zip(words, syntax).allSatisfy { word, element in
      if case .word(let own) = element { own == word } else { true }
    }
  }
}
