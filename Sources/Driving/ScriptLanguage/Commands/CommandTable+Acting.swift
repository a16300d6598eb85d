import RehearsalCore

extension CommandTable {
  static let acting = application + touching + moving + outside

  /// The limit of an act on an element.
  private static let limit: Syntax = .optional([["within", .operand("LIMIT", .duration)], ["now"]])

  /// Returns the form of an act on an element, which waits until the element is ready.
  private static func form(
    _ syntax: Syntax..., help: String, example: String, make: @escaping (Captures) -> Action.Touch
  ) -> CommandForm {
    CommandForm(syntax + [limit], help: help, example: example) { captures throws(Problem) in
      let touch = make(captures)
      guard let limit = captures.limit else { return .act(.touch(touch)) }
      return .act(.limited(touch, within: limit))
    }
  }

  private static let application = [
    CommandForm(
      "launch", .optional([[.operand("KEY=VALUE…", .pairs)]]),
      help: "Start the app, again if it runs; the values go to storage first",
      example: "launch onboarded=true"
    ) { .act(.launch($0.pairs("KEY=VALUE…"))) },
    CommandForm(
      "terminate", help: "End the app's process as a person does; the app is told",
      example: "terminate"
    ) { _ in .act(.terminate) },
    CommandForm(
      "kill", help: "End the app's process as the system does; the app is not told",
      example: "kill"
    ) { _ in .act(.kill) },
    CommandForm("background", help: "Send the app to the background", example: "background") { _ in
      .act(.background)
    },
    CommandForm("foreground", help: "Bring the app back", example: "foreground") { _ in
      .act(.foreground)
    },
    CommandForm(
      "memory", "warning", help: "Tell the app that memory is low", example: "memory warning"
    ) { _ in .act(.memoryWarning) },
  ]

  private static let touching = [
    form(
      "tap", .operand("S", .element), help: "Touch an element", example: #"tap "Sign in""#
    ) { .tap($0.query("S")) },
    form(
      "doubletap", .operand("S", .element),
      help: "Touch an element, and at once what is at its place then",
      example: #"doubletap "Send""#
    ) { .doubleTap($0.query("S")) },
    form(
      "longpress", .operand("S", .element), help: "Touch an element and hold it",
      example: #"longpress cell 2"#
    ) { .longPress($0.query("S")) },
    form(
      "type", .operand("STRING", .text), "into", .operand("S", .element),
      help: "Type text into an element", example: #"type "ann@crew.example" into Email"#
    ) { .type($0.text("STRING"), into: $0.query("S")) },
    CommandForm(
      "type", .operand("STRING", .text), help: "Type text into the focused field",
      example: #"type "Hello""#
    ) { .act(.type($0.text("STRING"), into: nil)) },
    form(
      "clear", .operand("S", .element), help: "Empty a field", example: "clear Email"
    ) { .clear($0.query("S")) },
    CommandForm("submit", help: "Press the return key", example: "submit") { _ in
      .act(.submit)
    },
    CommandForm(
      "press", .operand("KEYS", .keys),
      help: "Press keys, for a key command of the app",
      example: "press cmd+n"
    ) { .act(.press($0.keys("KEYS"))) },
    form(
      "set", .operand("S", .settable), .operand("VALUE", .text),
      help: "Set a switch (on, off), slider, stepper, segmented control, picker or date picker",
      example: "set switch Biometry on"
    ) { .set($0.query("S"), to: $0.text("VALUE")) },
  ]

  private static let moving = [
    CommandForm("back", help: "Touch the navigation bar's back button", example: "back") { _ in
      .act(.back)
    },
    CommandForm(
      "swipe", "back", help: "Swipe from the left edge to go back, where UIKit allows it",
      example: "swipe back"
    ) { _ in .act(.swipeBack) },
    CommandForm(
      "swipe", "back", "cancelled", help: "Begin to swipe back, and let go too early",
      example: "swipe back cancelled"
    ) { _ in .act(.swipeBackCancelled) },
    CommandForm(
      "swipe", "down", help: "Pull a sheet down; its delegate can refuse", example: "swipe down"
    ) { _ in .act(.swipeDown) },
    CommandForm(
      "swipe", "down", "cancelled", help: "Begin to pull a sheet down, and let go too early",
      example: "swipe down cancelled"
    ) { _ in .act(.swipeDownCancelled) },
    form(
      "swipe", "left", "on", .operand("S", .element),
      help: "Show a row's actions, or the next page",
      example: "swipe left on cell 1"
    ) { .swipeLeft($0.query("S")) },
    form(
      "swipe", "right", "on", .operand("S", .element),
      help: "Show a row's leading actions, or the page before", example: "swipe right on cell 1"
    ) { .swipeRight($0.query("S")) },
    form(
      "scroll", "to", .operand("S", .element), help: "Scroll until an element is there",
      example: #"scroll to "Dock 7""#
    ) { .scroll(to: $0.query("S")) },
    CommandForm("refresh", help: "Pull to refresh", example: "refresh") { _ in .act(.refresh) },
  ]

  private static let outside = [
    CommandForm(
      "open", .operand("URL", .url), help: "Open a link from outside",
      example: "open crew://shifts/s1"
    ) { .act(.open(url: $0.text("URL"))) },
    CommandForm(
      "push", .operand("JSON", .json), help: "A remote notification arrives",
      example: #"push {"aps": {"alert": "New shift"}, "link": "crew://shifts/s4"}"#
    ) { .act(.push(json: $0.json("JSON").text)) },
    CommandForm(
      "push", "from", .operand("FILE", .content),
      help: "A remote notification arrives, its payload read from a file",
      example: "push from new-shift.json"
    ) { captures throws(Problem) in
      .act(.push(json: try captures.contentAsJSON("FILE")))
    },
    CommandForm(
      "shortcut", .operand("TYPE", .text), help: "Choose a quick action on the home screen",
      example: "shortcut new-task"
    ) { .act(.shortcut($0.text("TYPE"))) },
    CommandForm(
      "wait", .operand("DURATION", .duration), help: "Move the clock", example: "wait 250ms"
    ) { .act(.wait($0.duration("DURATION"))) },
    CommandForm(
      "settle", help: "Let time pass until only repeating timers are pending, at most 60 s",
      example: "settle"
    ) { _ in .act(.settle) },
  ]
}

extension Captures {
  /// The limit of an act on an element; nil for the usual one.
  fileprivate var limit: Duration? {
    hasWord("now") ? .zero : has("LIMIT") ? duration("LIMIT") : nil
  }
}
