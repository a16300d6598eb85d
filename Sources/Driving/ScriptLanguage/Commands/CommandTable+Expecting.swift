import HeadlessUIKit
import RehearsalCore

extension CommandTable {
  static let expecting = screens + elements + surfaces + insides

  /// Returns a form: `expect`, an optional `no`, the subject and the time limits.
  private static func form(
    _ subject: Syntax..., help: String, example: String,
    make: @escaping (Captures) throws(Problem) -> Expectation.Subject
  ) -> CommandForm {
    form(subject, help: help, example: example, make: make)
  }

  private static func form(
    _ subject: [Syntax], help: String, example: String,
    make: @escaping (Captures) throws(Problem) -> Expectation.Subject
  ) -> CommandForm {
    form(
      subject, help: help, example: example,
      makeCommand: { captures throws(Problem) in
        .expect(try captures.expectation(try make(captures)))
      })
  }

  private static func form(
    _ subject: [Syntax], help: String, example: String,
    makeCommand: @escaping (Captures) throws(Problem) -> Command
  ) -> CommandForm {
    let limit: Syntax = .optional([["within", .operand("LIMIT", .duration)], ["now"]])
    let stay: Syntax = .optional([["for", .operand("STAY", .duration)]])
    return CommandForm(
      ["expect", .optional([["no"]])] + subject + [limit, stay], help: help, example: example,
      make: makeCommand)
  }

  /// Returns a form that counts elements, which `no` cannot negate.
  private static func count(
    _ subject: Syntax..., help: String, example: String, comparison: Comparison
  ) -> CommandForm {
    let form = form(
      subject + [.operand("N", .number(0...1_000_000)), .operand("S", .counted)], help: help,
      example: example
    ) { .count($0.query("S"), comparison, $0.number("N")) }
    form.unspoken = .optional([["no"]])
    return form
  }

  private static let screens = [
    form(
      "screen", .operand("NAME", .screen), help: "A screen is up, by its controller's name",
      example: "expect screen ShiftList within 20s"
    ) { .screen($0.text("NAME")) },
    form(
      "title", .operand("STRING", .text), help: "The screen has this title",
      example: #"expect title "Trips""#
    ) { .title($0.text("STRING")) },
    form(
      "path", .operand("NAME…", .screens),
      help: "These screens are on the visible navigation stack, from its root",
      example: "expect path ShiftList ShiftDetail JobPage"
    ) { .path($0.texts("NAME…")) },
    form(
      .operand("PROPS", .props), .operand("COMPARISON", .comparison),
      .operand("VALUE", .literal), help: "A value of the screen's props compares with this one",
      example: #"expect props.messages[0].body == "Hello""#
    ) { captures throws(Problem) in try captures.propsSubject() },
    form(
      ["snapshot", .operand("NAME", .snapshot)], help: "The screen equals its snapshot",
      example: #"expect snapshot "home""#,
      makeCommand: { captures throws(Problem) in
        .expectSnapshot(try captures.snapshotExpectation())
      }),
  ]

  private static let elements = [
    count(help: "Exactly N elements are there", example: "expect 3 cells", comparison: .equal),
    count(
      "at", "least", help: "At least N elements are there",
      example: #"expect at least 1 cell containing "Ann""#, comparison: .atLeast),
    count(
      "at", "most", help: "At most N elements are there", example: "expect at most 4 cells",
      comparison: .atMost),
    form(
      .operand("S", .expected), help: "A text, or an element, is on the screen",
      example: #"expect "sent" in cell containing "Hello""#
    ) { .element($0.query("S")) },
    form(
      .operand("S", .expected), .operand("STATE", .states),
      help: "An element is in a state", example: #"expect button "Send" enabled"#
    ) { .state($0.query("S"), $0.state, is: true) },
    form(
      .operand("S", .expected), "not", .operand("STATE", .states),
      help: "An element is not in a state", example: #"expect button "Send" not enabled"#
    ) { .state($0.query("S"), $0.state, is: false) },
    form(
      .operand("S", .expected), "has", .operand("ATTRIBUTE", .attributes),
      .operand("STRING", .text), help: "An element's value, label or placeholder is this",
      example: #"expect textField Email has value "ann@crew.example""#
    ) {
      .attribute(
        $0.query("S"), ElementAttribute(rawValue: $0.text("ATTRIBUTE")) ?? .value,
        $0.text("STRING"))
    },
  ]

  private static let surfaces = [
    form(
      "alert", .optional([[.operand("STRING", .text)]]),
      help: "An alert is up, with this title or message", example: #"expect alert "Sign in failed""#
    ) { .alert($0.optionalText("STRING")) },
    form(
      "sheet", .optional([[.operand("STRING", .text)]]),
      help: "An action sheet is up, with this title or message",
      example: #"expect sheet "Log out?""#
    ) { .sheet($0.optionalText("STRING")) },
    form(
      "banner", .optional([[.operand("STRING", .text)]]),
      help: "A notification banner is up, with this text", example: #"expect banner "New shift""#
    ) { .banner($0.optionalText("STRING")) },
  ]

  private static let insides = [
    form(
      "request", .operand("METHOD", .method), .operand("PATH", .path),
      .optional([["with", .operand("JSON", .json)]]),
      help: "A request was sent since the scene began",
      example: #"expect request POST /messages with {"body": "Hello"}"#
    ) {
      .request(
        method: $0.text("METHOD"), path: $0.text("PATH"),
        json: $0.has("JSON") ? $0.json("JSON").value : nil)
    },
    form(
      "storage", .operand("KEY", .key), .operand("COMPARISON", .comparison),
      .operand("STRING", .text), help: "A key of the storage compares with a text",
      example: #"expect storage authToken == "ann-token""#
    ) { captures throws(Problem) in try captures.storageSubject() },
    form(
      "storage", .operand("KEY", .key), help: "A key of the storage holds something",
      example: "expect storage authToken"
    ) { .storage(key: $0.text("KEY"), .equal, nil) },
    form(
      "storage", "without", .operand("KEY", .key), help: "A key of the storage holds nothing",
      example: "expect storage without authToken"
    ) { .storage(key: $0.text("KEY"), .equal, nil) },
    form(
      "event", .operand("NAME", .text), help: "An event of that name is in the log",
      example: #"expect event "trips.refresh.began""#
    ) { .event($0.text("NAME")) },
    form(
      "coordinator", .operand("NAME", .coordinator), help: "A coordinator is in the tree",
      example: "expect no coordinator Shifts"
    ) { .coordinator($0.text("NAME")) },
    form("leaks", help: "An object was removed and is still alive", example: "expect no leaks") {
      _ in
      .leaks
    },
    form("findings", help: "The app made mistakes", example: "expect no findings") { _ in
      .findings
    },
  ]
}

extension Operand.Kind {
  fileprivate static let states = choice(ElementState.allCases.map(\.rawValue))
  fileprivate static let attributes = choice(ElementAttribute.allCases.map(\.rawValue))
}

extension Captures {
  fileprivate var state: ElementState { ElementState(rawValue: text("STATE")) ?? .enabled }

  fileprivate func optionalText(_ name: String) -> String? { has(name) ? text(name) : nil }

  fileprivate func propsSubject() throws(Problem) -> Expectation.Subject {
    let (value, text) = json("VALUE")
    let comparison = comparison("COMPARISON")
    if comparison == .matches { try checkPattern(text, at: "VALUE") }
    return .props(props("PROPS"), comparison, comparison == .matches ? .string(text) : value)
  }

  fileprivate func storageSubject() throws(Problem) -> Expectation.Subject {
    if comparison("COMPARISON") == .matches { try checkPattern(text("STRING"), at: "STRING") }
    return .storage(key: text("KEY"), comparison("COMPARISON"), text("STRING"))
  }

  private func checkPattern(_ pattern: String, at name: String) throws(Problem) {
    guard (try? Regex(pattern)) == nil else { return }
    throw Problem(
      "invalid regular expression", at: span(name), label: "expected a pattern for Swift's Regex")
  }

  fileprivate func expectation(
    _ subject: consuming Expectation.Subject
  ) throws(Problem) -> Expectation {
    try checkNegation()
    try checkNegation(of: subject)
    try checkDuration()
    return Expectation(
      subject, isNegated: isNegated, within: limit, for: has("STAY") ? duration("STAY") : nil)
  }

  fileprivate func snapshotExpectation() throws(Problem) -> SnapshotExpectation {
    try checkNegation()
    try checkDuration()
    return SnapshotExpectation(name: text("NAME"), isNegated: isNegated, limit: limit)
  }

  private var isNegated: Bool { hasWord("no") || hasWord("without") }

  private var limit: Duration {
    hasWord("now") ? .zero : has("LIMIT") ? duration("LIMIT") : Expectation.usualLimit
  }

  private func checkNegation() throws(Problem) {
    if hasWord("no"), hasWord("without") {
      throw Problem(
        "`no` and `without` cannot be combined", at: span(ofWord: "no"),
        label: "expected `expect storage KEY` or `expect storage without KEY`")
    }
  }

  private func checkNegation(of subject: Expectation.Subject) throws(Problem) {
    guard hasWord("no"), case .count = subject else { return }
    throw Problem(
      "`no` and a number cannot be combined", at: span(ofWord: "no"),
      label: "expected `expect no cell` or `expect at most 2 cells`")
  }

  private func checkDuration() throws(Problem) {
    if hasWord("for"), !hasWord("no"), !hasWord("without") {
      throw Problem(
        "`for` needs `expect no`", at: span(ofWord: "for"),
        label: "`for` is how long something must stay absent")
    }
  }
}
