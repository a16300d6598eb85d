/// A shell for which completions are made from the subcommands and their options.
enum CompletionShell: String, CaseIterable {
  case bash, zsh, fish

  /// Returns the script that the shell reads.
  func script(for subcommands: [Subcommand]) -> [String] {
    switch self {
    case .bash: Self.bash(subcommands)
    case .zsh: Self.zsh(subcommands)
    case .fish: Self.fish(subcommands)
    }
  }

  private static func options(of subcommand: Subcommand) -> [Subcommand.Option] {
    subcommand.options + [Subcommand.Option("--help", help: "explain this subcommand")]
  }

  /// The words that a value is one of, as `human|tap`; empty for other values.
  private static func choices(of option: Subcommand.Option) -> [String] {
    guard case .required(let value) = option.value, value.contains("|") else { return [] }
    return value.prefix { $0 != "[" }.split(separator: "|").map(String.init)
  }

  private static func operandWords(of subcommand: Subcommand, _ all: [Subcommand]) -> [String] {
    if subcommand.name == "help" { return all.map(\.name) }
    return subcommand.operands.contains("|")
      ? subcommand.operands.split(separator: "|").map(String.init) : []
  }

  // MARK: bash

  private static func bash(_ subcommands: [Subcommand]) -> [String] {
    let names = subcommands.map(\.name).joined(separator: " ")
    let values = values(of: subcommands)
    var lines = [
      "# Completions of rehearse for bash: source this file, or put it into bash_completion.d.",
      "_rehearse() {",
      "  local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} words=",
      "  case $before in",
    ]
    lines += values.map { "    \($0.name)) words='\($0.words.joined(separator: " "))' ;;" }
    lines += ["  esac", "  if [ -z \"$words\" ]; then", "    case ${COMP_WORDS[1]} in"]
    lines += subcommands.map { subcommand in
      let words = options(of: subcommand).map(\.name) + operandWords(of: subcommand, subcommands)
      return "      \(subcommand.name)) words='\(words.joined(separator: " "))' ;;"
    }
    lines += [
      "    esac", "  fi", "  [ \"$COMP_CWORD\" -eq 1 ] && words='\(names) --version --help'",
      "  COMPREPLY=($(compgen -W \"$words\" -- \"$word\") $(compgen -f -- \"$word\"))", "}",
      "complete -o filenames -F _rehearse rehearse",
    ]
    return lines
  }

  /// The options whose value is one of some words, with the words of all subcommands.
  private static func values(of subcommands: [Subcommand]) -> [(name: String, words: [String])] {
    var words: [String: [String]] = [:]
    for option in subcommands.flatMap(options(of:)) {
      let known = words[option.name] ?? []
      words[option.name] = known + choices(of: option).filter { !known.contains($0) }
    }
    return words.filter { !$0.value.isEmpty }.sorted { $0.key < $1.key }
      .map { (name: $0.key, words: $0.value) }
  }

  // MARK: zsh

  private static func zsh(_ subcommands: [Subcommand]) -> [String] {
    var lines = [
      "#compdef rehearse",
      "# Completions of rehearse for zsh: put this file as _rehearse into $fpath.",
      "_rehearse() {", "  local -a subcommands", "  subcommands=(",
    ]
    lines += subcommands.map { "    \(quoted("\($0.name):\(escaped($0.help))"))" }
    lines += [
      "  )", "  if (( CURRENT == 2 )); then", "    _describe subcommand subcommands", "    return",
      "  fi", "  case ${words[2]} in",
    ]
    for subcommand in subcommands {
      lines.append("    \(subcommand.name))")
      lines.append("      _arguments \\")
      lines += options(of: subcommand).map { option in
        let value =
          option.takesValue ? ":value:(\(choices(of: option).joined(separator: " ")))" : ""
        let star = option.isRepeatable ? "*" : ""
        return "        \(quoted("\(star)\(option.name)[\(escaped(option.help))]\(value)")) \\"
      }
      let words = operandWords(of: subcommand, subcommands)
      lines.append(
        words.isEmpty
          ? "        '*:file:_files' ;;"
          : "        '*:topic:(\(words.joined(separator: " ")))' ;;")
    }
    return lines + ["  esac", "}", "_rehearse \"$@\""]
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("[", with: "\\[").replacing("]", with: "\\]").replacing(":", with: "\\:")
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("'", with: "'\\''") + "'"
  }

  // MARK: fish

  private static func fish(_ subcommands: [Subcommand]) -> [String] {
    var lines = [
      "# Completions of rehearse for fish: put this file into fish's completions folder."
    ]
    for subcommand in subcommands {
      lines.append(
        "complete -c rehearse -n __fish_use_subcommand -f -a \(subcommand.name) -d \(quoted(subcommand.help))"
      )
    }
    for subcommand in subcommands {
      let condition = "-n '__fish_seen_subcommand_from \(subcommand.name)'"
      lines += options(of: subcommand).map { option in
        let words = choices(of: option)
        let value =
          words.isEmpty
          ? (option.takesValue ? " -r" : "") : " -x -a '\(words.joined(separator: " "))'"
        return
          "complete -c rehearse \(condition) -l \(option.name.dropFirst(2))\(value) -d \(quoted(option.help))"
      }
      let words = operandWords(of: subcommand, subcommands)
      if !words.isEmpty {
        lines.append("complete -c rehearse \(condition) -f -a '\(words.joined(separator: " "))'")
      }
    }
    return lines
  }
}

extension Subcommand.Option {
  /// Whether the option takes a value.
  fileprivate var takesValue: Bool {
    switch value {
    case .none: false
    case .required, .optionalNumber: true
    }
  }
}
