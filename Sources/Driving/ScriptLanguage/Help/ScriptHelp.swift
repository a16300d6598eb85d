/// What the script language says about itself: one table of commands, explained.
public enum ScriptHelp {
  /// The lines about a command, by its words; about all commands without any; none where there is
  /// no such command.
  public static func lines(about words: [String]) -> [String] {
    guard let first = words.first, words != ["commands"] else { return overview }
    let forms = CommandTable.shared.forms(of: first).filter { $0.begins(with: words) }
    return forms.flatMap { form in
      let notYet = form.isImplemented ? "" : " (not in this version)"
      return [form.synopsis, "  \(form.help)\(notYet)", "  for example: \(form.example)"]
    }
  }

  /// The first words of all commands, in the order they are explained.
  public static var names: [String] { CommandTable.shared.names() }

  private static var overview: [String] {
    let groups: [(String, [CommandForm])] = [
      ("Acting", CommandTable.acting), ("Arranging the world", CommandTable.arranging),
      ("Expecting", CommandTable.expecting), ("Keeping it small", CommandTable.keeping),
      ("At the prompt only", CommandTable.prompt),
    ]
    let lines = groups.flatMap { title, forms in
      ["\(title):"] + forms.flatMap(lines(about:)) + [""]
    }
    return lines + [
      "Every expectation waits up to 5 s of virtual time: `within 20s` changes that, `now` allows none,",
      "and `expect no … for 2s` must stay so. `help tap` explains one command and shows an example.",
    ]
  }

  /// The synopsis, without the endings that all expectations share, and what the command does.
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
  /// Whether the form's words are these, as far as they go.
  fileprivate func begins(with words: [String]) -> Bool {
    zip(words, syntax).allSatisfy { word, element in
      if case .word(let own) = element { own == word } else { true }
    }
  }
}
