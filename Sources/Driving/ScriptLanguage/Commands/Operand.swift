/// Something of a command that the person chooses: a text, an element, a duration.
struct Operand: Hashable {
  /// What it is called in a synopsis: `NAME`, `DURATION`.
  let name: String

  let kind: Kind

  /// How an operand is read, and what completes it.
  enum Kind: Hashable {
    /// A text: in quotes, a word, or a heredoc.
    case text
    /// A text in quotes, or a heredoc.
    case quoted
    /// A text that is a screen's name.
    case screen
    /// One screen's name or more.
    case screens
    /// A coordinator's type without `Coordinator`.
    case coordinator
    /// An element that is acted on.
    case element
    /// An element that is acted on, followed by one last token that is not part of it.
    case settable
    /// An element that is looked at.
    case expected
    /// Elements that are counted; a type may stand in the plural.
    case counted
    /// One of some words.
    case choice([String])
    /// A span of virtual time.
    case duration
    /// A whole number.
    case number(ClosedRange<Int>)
    /// A link.
    case url
    /// A file that is named only.
    case file
    /// A file whose content is read now, relative to the script.
    case content
    /// `key=value`, one or more.
    case pairs
    /// `key=value`.
    case pair
    /// A key of the storage.
    case key
    /// JSON: from its first bracket to its last, a word, a text or a heredoc.
    case json
    /// What a stub answers: JSON, a text or a heredoc.
    case body
    /// GET, POST …
    case method
    /// `/shifts/*`.
    case path
    /// `2026-01-05T09:00:00Z`.
    case date
    /// `nl_NL`.
    case locale
    /// `props.messages[0].body`.
    case props
    /// `==`, `contains` …
    case comparison
    /// What a value in the props is compared with.
    case literal
    /// A variable's name.
    case variable
    /// A snapshot's name.
    case snapshot
    /// `3:`.
    case times
    /// A whole command.
    case command
    /// A command's words, for help.
    case topic
    /// A word that begins with a digit or a letter, one or more.
    case tags
  }

  init(_ name: String, _ kind: Kind) {
    self.name = name
    self.kind = kind
  }
}

extension Operand {
  /// What must stand there, as messages say it.
  var phrase: String {
    switch kind {
    case .text, .literal: "a text in quotes, or a word"
    case .quoted: "a text in quotes"
    case .screen: "a screen's name"
    case .screens: "the names of screens"
    case .coordinator: "a coordinator's name"
    case .element, .settable, .expected: "an element: its text, its type, or both"
    case .counted: "what to count: a type such as `cells`, a text, or both"
    case .choice(let words): words.map { "`\($0)`" }.list(or: "or")
    case .duration: "a duration, such as 250ms, 3s, 2m or 1h"
    case .number: "a whole number"
    case .url: "a link, such as crew://shifts"
    case .file, .content: "a file"
    case .pairs, .pair: "key=value"
    case .key: "a key of the storage"
    case .json: "JSON, such as {\"body\": \"Hello\"}"
    case .body: "JSON, a text in quotes, or <<END"
    case .method: "a method: \(RequestMethod.all.list(or: "or"))"
    case .path: "a path, such as /shifts/*"
    case .date: "a date, such as 2026-01-05T09:00:00Z"
    case .locale: "a locale, such as nl_NL"
    case .props: "a path into the props, such as props.messages[0].body"
    case .comparison: "a comparison: ==, !=, <, <=, >, >=, contains or matches"
    case .variable: "a variable's name"
    case .snapshot: "a snapshot's name"
    case .times: "how many times, as in `3:`"
    case .command: "a command"
    case .topic: "a command's name"
    case .tags: "tags"
    }
  }
}

/// The methods of HTTP that apps use.
enum RequestMethod {
  static let all = ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS"]
}
