import RehearsalCore

extension CommandTable {
  static let acting = application + touching + moving + outside

  private static let application = [
    CommandForm(
      "launch", .optional([[.operand("KEY=VALUE…", .pairs)]]),
      help: "Start the app, again if it runs; the values go to storage first",
      example: "launch onboarded=true"
    ) { .act(.launch($0.pairs("KEY=VALUE…"))) },
    CommandForm("terminate", help: "End the app's process", example: "terminate") { _ in
      .act(.terminate)
    },
    CommandForm("background", help: "Send the app to the background", example: "background") { _ in
      .act(.background)
    },
    CommandForm("foreground", help: "Bring the app back", example: "foreground") { _ in
      .act(.foreground)
    },
  ]

  private static let touching = [
    CommandForm(
      "tap", .operand("S", .element), help: "Touch an element", example: #"tap "Sign in""#
    ) { .act(.tap($0.query("S"))) },
    CommandForm(
      "longpress", .operand("S", .element), help: "Touch an element and hold it",
      example: #"longpress cell 2"#
    ) { .act(.longPress($0.query("S"))) },
    CommandForm(
      "type", .operand("STRING", .text), .optional([["into", .operand("S", .element)]]),
      help: "Type text into an element, or into the focused field",
      example: #"type "ann@crew.example" into Email"#
    ) {
      .act(.type($0.text("STRING"), into: $0.has("S") ? $0.query("S") : nil))
    },
    CommandForm(
      "clear", .operand("S", .element), help: "Empty a field", example: "clear Email"
    ) { .act(.clear($0.query("S"))) },
    CommandForm("submit", help: "Press the return key", example: "submit") { _ in
      .act(.submit)
    },
    CommandForm(
      "set", .operand("S", .settable), .operand("VALUE", .text),
      help: "Set a switch (on, off), slider, stepper, segmented control, picker or date picker",
      example: "set switch Biometry on"
    ) { .act(.set($0.query("S"), to: $0.text("VALUE"))) },
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
      "swipe", "down", help: "Pull a sheet down; its delegate can refuse", example: "swipe down"
    ) { _ in .act(.swipeDown) },
    CommandForm(
      "swipe", "left", "on", .operand("S", .element),
      help: "Show a row's actions, or the next page",
      example: "swipe left on cell 1"
    ) { .act(.swipeLeft($0.query("S"))) },
    CommandForm(
      "swipe", "right", "on", .operand("S", .element),
      help: "Show a row's leading actions, or the page before", example: "swipe right on cell 1"
    ) { .act(.swipeRight($0.query("S"))) },
    CommandForm(
      "scroll", "to", .operand("S", .element), help: "Scroll until an element is there",
      example: #"scroll to "Dock 7""#
    ) { .act(.scroll(to: $0.query("S"))) },
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
      "settle", help: "Let time pass until nothing is pending, 60 s at the most",
      example: "settle"
    ) { _ in .act(.settle) },
  ]
}
