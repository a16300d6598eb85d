import HeadlessUIKit
import Testing

@testable import NavigationMap

@Suite("The block of a screen in the picture")
struct BlockTests {
  /// The items of a screen's block below its phone, a line each.
  private func lines(
    _ elements: [AppMap.Element], edges: [AppMap.Edge] = [],
    _ change: (inout AppMap.Screen) -> Void = { _ in }
  ) -> [String] {
    var screen = AppMap.Screen(id: "Home", name: "Home")
    screen.elements = elements
    change(&screen)
    var map = AppMap(app: "Market")
    map.screens = [screen, AppMap.Screen(id: "Next", name: "Next")]
    map.edges = edges
    let block = BlockBuilder.block(of: screen, PictureEdges(map))
    return block.items.filter { $0.kind != .heading && $0.kind != .phone }.map { item in
      var words = ["\(item.kind)", "\"\(item.text)\""]
      if !item.detail.isEmpty { words.append("\"\(item.detail)\"") }
      if !item.isEnabled { words.append("disabled") }
      if item.isSelected { words.append("selected") }
      if item.isReturn { words.append("returns") }
      if item.isRed { words.append("red") }
      if !item.key.isEmpty { words.append("#\(item.key)") }
      if let alert = item.alert { words.append("in \(alert)") }
      return words.joined(separator: " ")
    }
  }

  @Test("cells have their texts, or their label; controls of a cell stand below it; five are shown")
  func cells() {
    var elements = [RichMap.element(.table)]
    elements += [
      RichMap.element(.cell, depth: 1) { $0.isSelected = true },
      RichMap.element(.staticText, "", depth: 2),
      RichMap.element(.staticText, "Ann", depth: 2),
      RichMap.element(.staticText, "Delft", depth: 2),
      RichMap.element(.staticText, "9 km", depth: 2), RichMap.element(.image, "face", depth: 2),
    ]
    elements += [
      RichMap.element(.cell, "Bob", depth: 1), RichMap.element(.cell, depth: 1),
      RichMap.element(.switch, "Sound", depth: 2) { $0.value = "on" },
    ]
    for name in ["D", "E", "F", "G"] { elements.append(RichMap.element(.cell, name, depth: 1)) }
    #expect(
      lines(elements) == [
        #"cell "Ann" "Delft · 9 km" selected #cell"#, #"cell "Bob""#, #"cell """#,
        #"toggle(true) "Sound" #switch Sound"#, #"cell "D""#, #"cell "E""#, #"more "2 more rows""#,
      ])
  }

  @Test("a bar has its back button, its title and the first button; others stand below")
  func bar() {
    let bar = [
      RichMap.element(.navigationBar),
      RichMap.element(.button, "Shop", depth: 1) { $0.identifier = "BackButton" },
      RichMap.element(.button, "Edit", depth: 1) { $0.isEnabled = false },
      RichMap.element(.button, "Share", depth: 1),
    ]
    #expect(
      lines(bar) { $0.title = "Basket" } == [
        #"bar """#, #"backButton "Shop" #button BackButton"#, #"barTitle "Basket""#,
        #"barButton "Edit" disabled #button Edit"#, #"button "Share" #button Share"#,
      ])
    #expect(lines([RichMap.element(.navigationBar)]) == [#"bar """#])
  }

  @Test("values: a field's text or else its placeholder, segments, and others with name and value")
  func values() {
    #expect(
      lines([
        RichMap.element(.textField, "Name") { $0.placeholder = "Your name" },
        RichMap.element(.textField, "Town") { $0.value = "Delft" },
        RichMap.element(.textField, "Bare"),
        RichMap.element(.segmentedControl, "Order") { $0.value = "Now" },
        RichMap.element(.button, "Now", depth: 1), RichMap.element(.button, "Later", depth: 1),
        RichMap.element(.segmentedControl, "Empty"),
        RichMap.element(.slider, "Amount") { $0.value = "50 %" }, RichMap.element(.stepper),
        RichMap.element(.switch, "Off") { $0.value = "off" },
        RichMap.element(.activityIndicator, "Loading"),
      ]) == [
        #"field "Your name" #textField Name"#, #"field "Delft" selected #textField Town"#,
        #"field "Bare" #textField Bare"#,
        "segments \"Now\nLater\" \"Now\" #segmentedControl Order",
        #"segments "Empty" #segmentedControl Empty"#, #"other "Amount  50 %" #slider Amount"#,
        #"other "stepper" #stepper "#, #"toggle(false) "Off" #switch Off"#,
        #"spinner "Loading" #activityIndicator Loading"#,
      ])
  }

  @Test("of a screen that is too long only what an arrow leaves from is drawn to the end")
  func long() {
    let elements = (0..<40).map { RichMap.element(.button, "Button \($0)") }
    let edge = AppMap.Edge(
      from: "Home", AppMap.Act("tap", on: RichMap.element(.button, "Button 39")), to: "Next",
      .pushed)
    let drawn = lines(elements, edges: [edge])
    #expect(drawn.last == #"button "Button 39" #button Button 39"#)
    #expect(drawn.count == 16)
    #expect(drawn.dropLast() == lines(elements)[...])
  }

  @Test("an alert has its causes, its texts and its buttons, of which one may lead back")
  func alert() {
    let ask = AppMap.Act("tap", on: RichMap.element(.button, "Pay"))
    let no = AppMap.Act("tap", on: RichMap.element(.button, "No"))
    let edges = [
      AppMap.Edge(from: "Home", ask, to: "Home", toAlert: "Pay?", .presented),
      AppMap.Edge(from: "Home", ask, to: "Home", toAlert: "Pay?", .presented),
      AppMap.Edge(from: "Home", fromAlert: "Pay?", no, to: "Home", .dismissed),
    ]
    let alert = AppMap.Alert(title: "Pay?", message: "It is gone then.", buttons: ["Yes", "No"])
    let drawn = lines([RichMap.element(.button, "Pay")], edges: edges) { $0.alerts = [alert] }
    #expect(drawn.first == #"button "Pay" #button Pay"#)
    #expect(
      drawn.contains(#"alertTitle "Pay?""#) && drawn.contains(#"alertText "It is gone then.""#))
    #expect(drawn.filter { $0.hasPrefix("alertButton") }.first == #"alertButton "Yes" in Pay?"#)
    #expect(drawn.count { $0.hasPrefix("alertCause \"after ") } == 1)
  }

  @Test("a gesture that leads away stands once beneath the phone, red where it led to a fault")
  func gestures() {
    var edges = [
      AppMap.Edge(from: "Home", AppMap.Act("back"), to: "Next", .dismissed),
      AppMap.Edge(from: "Home", AppMap.Act("swipe down"), to: "Next", .dismissed),
      AppMap.Edge(from: "Home", AppMap.Act("back"), to: "Home", .dismissed),
    ]
    edges[1].faults = ["the app crashed"]
    #expect(
      lines([], edges: edges) == [
        #"gesture "back" #back"#, #"gesture "swipe down" red #swipe down"#,
      ])
  }

  @Test("an arrow needs both of its screens")
  func unknownScreens() {
    var map = AppMap(app: "Market")
    map.screens = [
      AppMap.Screen(id: "Home", name: "Home"), AppMap.Screen(id: "Next", name: "Next"),
    ]
    map.edges = [("Home", "Next"), ("Home", "Gone"), ("Gone", "Next")].map { from, to in
      AppMap.Edge(from: from, AppMap.Act("back"), to: to, .dismissed)
    }
    #expect(PictureGraph(map).arrows.map { "\($0.edge.from ?? "") \($0.edge.to)" } == ["Home Next"])
  }

  @Test("three faults are shown, and the number of the others")
  func faults() {
    let faults = ["one", "two", "three", "four", "five"]
    #expect(
      lines([]) { $0.faults = faults }
        == [#"fault "one""#, #"fault "two""#, #"fault "three""#, #"fault "2 more faults""#])
    #expect(lines([]) { $0.faults = Array(faults.prefix(3)) }.count == 3)
  }

  @Test("four ways from outside are shown, or three and the number of the others")
  func outside() {
    func edges(_ count: Int) -> [AppMap.Edge] {
      (0..<count).map {
        AppMap.Edge(
          from: nil, AppMap.Act("open", .link, "market://\($0)"), to: "Home", .pushed)
      }
    }
    #expect(lines([], edges: edges(4)) == (0..<4).map { "outside \"market://\($0)\"" })
    #expect(
      lines([], edges: edges(6))
        == (0..<3).map { "outside \"market://\($0)\"" } + [#"outside "3 more from outside""#])
  }
}
