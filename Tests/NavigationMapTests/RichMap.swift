import HeadlessUIKit

@testable import NavigationMap

/// A map with elements, alerts, faults and ways of every kind.
enum RichMap {
  static var map: AppMap {
    var map = AppMap(app: "Market")
    map.screens = [shop, basket, form, settings]
    map.edges = edges
    map.edges[5].isCovered = false
    map.edges[6].faults = ["the app crashed"]
    map.hasCoverage = true
    return map
  }

  static func element(
    _ type: ElementType, _ label: String = "", depth: Int = 0,
    _ change: (inout AppMap.Element) -> Void = { _ in }
  ) -> AppMap.Element {
    var element = AppMap.Element(type, label)
    element.depth = depth
    change(&element)
    return element
  }

  private static var bar: [AppMap.Element] {
    [
      element(.navigationBar),
      element(.button, "Back", depth: 1) { $0.identifier = "BackButton" },
      element(.button, "Edit", depth: 1),
      element(.button, "Share", depth: 1) {
        $0.isEnabled = false
      },
    ]
  }

  private static var tabs: [AppMap.Element] {
    [
      element(.tabBar), element(.tab, "Shop", depth: 1) { $0.isSelected = true },
      element(.tab, "Settings", depth: 1),
    ]
  }

  private static var shop: AppMap.Screen {
    var screen = AppMap.Screen(id: "Shop", name: "Shop")
    (screen.title, screen.flow, screen.visits) = ("All \"things\" & <more>", ["App", "Shop"], 3)
    screen.elements = bar + [element(.table)]
    for row in 1...8 {
      screen.elements += [
        element(.cell, depth: 1), element(.staticText, "Row \(row)", depth: 2),
        element(.staticText, "detail", depth: 2), element(.image, "picture", depth: 2),
      ]
    }
    screen.elements.append(element(.switch, "In the cell", depth: 2) { $0.value = "on" })
    screen.elements += tabs
    return screen
  }

  private static var basket: AppMap.Screen {
    var screen = AppMap.Screen(id: "Basket", name: "Basket")
    (screen.flow, screen.style) = (["App", "Shop", "Basket"], .popover)
    screen.elements = [
      element(.segmentedControl, "Order") { $0.value = "Now" },
      element(.button, "Now", depth: 1), element(.button, "Later", depth: 1),
      element(.slider, "Amount") { $0.value = "50 %" }, element(.stepper), element(.image, "logo"),
      element(.activityIndicator, "Loading"), element(.progressIndicator, "Progress"),
      element(.link, "Terms"), element(.button, "Pay"),
      element(.button, "Off") {
        $0.isEnabled = false
      },
      element(.staticText, "A text that is so long that it takes more than one line of a phone"),
    ]
    screen.alerts = [
      AppMap.Alert(
        title: "Pay?", message: "The money is gone then, and nobody gives it back to you.",
        buttons: ["Yes", "No"]),
      AppMap.Alert(title: nil, message: "Choose", buttons: ["Card"], isActionSheet: true),
    ]
    screen.faults = [
      "the first fault", "a second fault whose text is so long that it is wrapped to more lines",
      "a third one", "a fourth one", "a fifth one",
    ]
    return screen
  }

  private static var form: AppMap.Screen {
    var screen = AppMap.Screen(id: "Form", name: "Form")
    (screen.title, screen.flow, screen.style) = ("Form", ["App", "Shop", "Basket"], .sheet)
    screen.elements = [
      element(.textField, "Name") { $0.placeholder = "Your name" },
      element(.textField, "Town") { $0.value = "Delft" },
      element(.secureTextField, "PIN"), element(.textView, "Note") { $0.value = "A\nnote" },
      element(.switch, "News") { $0.value = "off" },
      element(.picker, "Day") { $0.value = "Monday" },
    ]
    return screen
  }

  private static var settings: AppMap.Screen {
    var screen = AppMap.Screen(id: "Settings #1", name: "Settings")
    (screen.flow, screen.isCovered) = (["App", "Settings"], false)
    screen.elements = [element(.navigationBar)] + tabs
    return screen
  }

  private static var edges: [AppMap.Edge] {
    let cell = AppMap.Act("tap", on: element(.cell))
    let pay = AppMap.Act("tap", on: element(.button, "Pay"))
    let yes = AppMap.Act("tap", on: element(.button, "Yes"))
    var later = AppMap.Act("tap", on: element(.button, "Pay"))
    later.isLater = true
    let back = AppMap.Act("tap", on: element(.button, "Back") { $0.identifier = "BackButton" })
    let links = ["a", "b", "c", "d", "e"].map { name in
      AppMap.Edge(from: nil, AppMap.Act("open", .link, "market://\(name)"), to: "Basket", .pushed)
    }
    return [
      AppMap.Edge(from: nil, AppMap.Act("launch", .launch), to: "Shop", .replaced),
      AppMap.Edge(from: "Shop", cell, to: "Basket", .pushed),
      AppMap.Edge(from: "Basket", pay, to: "Basket", toAlert: "Pay?", .presented),
      AppMap.Edge(from: "Basket", fromAlert: "Pay?", yes, to: "Form", .presented),
      AppMap.Edge(from: "Form", AppMap.Act("swipe down"), to: "Basket", .dismissed),
      AppMap.Edge(
        from: "Shop", AppMap.Act("tap", on: element(.tab, "Settings")), to: "Settings #1",
        .switched),
      AppMap.Edge(from: "Basket", later, to: "Shop", .dismissed),
      AppMap.Edge(from: "Basket", back, to: "Shop", .dismissed),
      AppMap.Edge(
        from: "Shop", AppMap.Act("tap", on: element(.button, "Edit")), to: "Form", .presented),
      AppMap.Edge(
        from: "Shop", AppMap.Act("swipe left", on: element(.cell)), to: "Form", .presented),
      AppMap.Edge(from: "Form", AppMap.Act("wait"), to: "Settings #1", .dismissed),
      AppMap.Edge(
        from: "Form", AppMap.Act("tap", on: element(.button, "Gone")), to: "Settings #1",
        .dismissed),
    ] + links
  }
}
