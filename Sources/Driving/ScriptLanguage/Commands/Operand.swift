import RehearsalCore

/// A part of a command that its author chooses: a text, an element, a duration.
struct Operand: Hashable {
  /// The operand's name in a synopsis: `NAME`, `DURATION`.
  let name: String

  let kind: Kind

  /// The kind of an operand, which decides how it is read and completed.
  enum Kind: Hashable {
    /// A text: quoted, a word or a heredoc.
    case text
    /// Quoted text or a heredoc.
    case quoted
    /// A screen's name.
    case screen
    /// The names of one or more screens.
    case screens
    /// A coordinator's name: its type without `Coordinator`.
    case coordinator
    /// An element of an action.
    case element
    /// An element of an action, followed by a value that is not part of it.
    case settable
    /// An element of an expectation.
    case expected
    /// Elements to count; a type may be in the plural.
    case counted
    /// One of some words.
    case choice([String])
    /// A span of virtual time.
    case duration
    /// A whole number.
    case number(ClosedRange<Int>)
    /// A URL.
    case url
    /// The path of a file that is not read now.
    case file
    /// The path of a file whose content is read now, relative to the script.
    case content
    /// One or more `key=value`.
    case pairs
    /// `key=value`.
    case pair
    /// A key of the storage.
    case key
    /// A key with its modifiers: `cmd+n`, `escape`.
    case keys
    /// JSON: from its first bracket to its last, a word, quoted text or a heredoc.
    case json
    /// The body of a stub's response: JSON, quoted text or a heredoc.
    case body
    /// An HTTP method: GET, POST …
    case method
    /// A path such as `/shifts/*`.
    case path
    /// A date such as `2026-01-05T09:00:00Z`.
    case date
    /// A locale such as `nl_NL`.
    case locale
    /// A props path such as `props.messages[0].body`.
    case props
    /// A comparison: `==`, `contains` …
    case comparison
    /// The value that a value of the props is compared with.
    case literal
    /// A variable's name.
    case variable
    /// A snapshot's name.
    case snapshot
    /// A number of repetitions such as `3:`.
    case times
    /// A complete command.
    case command
    /// The words of a command to explain.
    case topic
    /// One or more tags.
    case tags
  }

  init(_ name: String, _ kind: Kind) {
    self.name = name
    self.kind = kind
  }
}

extension Operand {
  /// The alternatives that messages list where the operand was expected.
  var alternatives: [String] {
    switch kind {
    case .text, .literal: ["quoted text", "a word"]
    case .quoted: ["quoted text"]
    case .screen: ["a screen name"]
    case .screens: ["screen names"]
    case .coordinator: ["a coordinator name"]
    case .element, .settable, .expected: ["an element (its text, its type or both)"]
    case .counted: ["elements to count (a type such as `cells`, a text or both)"]
    case .choice(let words): words.map { "`\($0)`" }
    case .duration: ["a duration such as 250ms or 3s"]
    case .number(let range):
      range.upperBound < 1_000
        ? ["a whole number from \(range.lowerBound) to \(range.upperBound)"] : ["a whole number"]
    case .url: ["a link such as crew://shifts"]
    case .file, .content: ["a file"]
    case .pairs, .pair: ["`key=value`"]
    case .key: ["a storage key"]
    case .keys: ["a key such as cmd+n or escape"]
    case .json: ["JSON such as {\"body\": \"Hello\"}"]
    case .body: ["JSON", "quoted text", "<<END"]
    case .method: ["an HTTP method such as GET"]
    case .path: ["a path such as /shifts/*"]
    case .date: ["a date such as 2026-01-05T09:00:00Z"]
    case .locale: ["a locale such as nl_NL"]
    case .props: ["a props path such as props.messages[0].body"]
    case .comparison: Comparison.allCases.map { "`\($0.rawValue)`" }
    case .variable: ["a variable name"]
    case .snapshot: ["a snapshot name"]
    case .times: ["a number of repetitions such as `3:`"]
    case .command: ["a command"]
    case .topic: ["a command"]
    case .tags: ["tags"]
    }
  }
}

/// The HTTP methods that requests may have.
enum RequestMethod {
  static let all = ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS"]
}
