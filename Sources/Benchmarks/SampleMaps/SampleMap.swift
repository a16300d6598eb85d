import HeadlessUIKit
package import NavigationMap

/// Maps that are made up, to measure and check pictures with.
package enum SampleMap {
  private static let flows = [
    "Onboarding", "Sign in", "Shop", "Search", "Basket", "Checkout", "Orders", "Messages",
    "Profile", "Settings",
  ]

  /// Returns the map of an app with flows of ten screens: tabs, pushes, sheets, alerts and links.
  package static func map(screens count: Int) -> AppMap {
    var map = AppMap(app: "Market")
    for number in 0..<count { map.screens.append(screen(number)) }
    map.edges.append(AppMap.Edge(from: nil, AppMap.Act("launch", .launch), to: id(0), .replaced))
    for number in 0..<count { addEdges(from: number, of: count, to: &map) }
    return map
  }

  private static func id(_ number: Int) -> String {
    let flow = flows[number / 10 % flows.count].split(separator: " ").joined()
    return "\(flow)Screen\(number % 10)"
  }

  private static func screen(_ number: Int) -> AppMap.Screen {
    let flow = flows[number / 10 % flows.count]
    var screen = AppMap.Screen(id: id(number), name: id(number))
    screen.title = "\(flow), step \(number % 10) of the whole way through"
    screen.flow = ["Application", flow]
    screen.style = number % 10 == 5 ? .sheet : .full
    screen.visits = 1 + number % 7
    screen.elements = [AppMap.Element(.navigationBar)]
    for row in 0..<(number % 4) {
      screen.elements.append(AppMap.Element(.cell))
      var text = AppMap.Element(.staticText, "Row \(row) with a name that is rather long")
      text.depth = 1
      screen.elements.append(text)
    }
    screen.elements += ["Next", "Details", "Back to the start", "Ask"].map {
      AppMap.Element(.button, $0)
    }
    if number % 10 == 0 { screen.elements += tabs(selecting: number) }
    if number % 9 == 4 {
      screen.alerts = [
        AppMap.Alert(title: "Really?", message: "It is gone then.", buttons: ["Yes", "No"])
      ]
    }
    return screen
  }

  private static func tabs(selecting number: Int) -> [AppMap.Element] {
    [AppMap.Element(.tabBar)]
      + flows[2..<7].enumerated().map { index, flow in
        var tab = AppMap.Element(.tab, flow)
        tab.depth = 1
        tab.isSelected = index + 2 == number / 10
        return tab
      }
  }

  private static func addEdges(from number: Int, of count: Int, to map: inout AppMap) {
    func add(_ label: String, _ other: Int, _ effect: AppMap.Edge.Effect) {
      guard other < count else { return }
      let act = AppMap.Act("tap", on: AppMap.Element(.button, label))
      map.edges.append(AppMap.Edge(from: id(number), act, to: id(other), effect))
    }
    let place = number % 10
    if place < 4 { add("Next", number + 1, .pushed) }
    if place == 1 || place == 3 { add("Details", number + 4, .presented) }
    if place == 2 { add("Details", number + 6, .pushed) }
    if place == 6 { add("Next", number + 3, .pushed) }
    if place == 9 { add("Next", number + 1, .replaced) }
    if place == 4, number > 20 { add("Back to the start", number - 4, .dismissed) }
    if number % 9 == 4 { addAlert(on: number, to: &map) }
    if number == 20 { addTabs(from: number, of: count, to: &map) }
    if number % 12 == 7 {
      let link = AppMap.Act("open", .link, "market://somewhere/\(number)")
      map.edges.append(AppMap.Edge(from: nil, link, to: id(number), .pushed))
    }
  }

  private static func addAlert(on number: Int, to map: inout AppMap) {
    let ask = AppMap.Act("tap", on: AppMap.Element(.button, "Ask"))
    map.edges.append(
      AppMap.Edge(from: id(number), ask, to: id(number), toAlert: "Really?", .presented))
  }

  private static func addTabs(from number: Int, of count: Int, to map: inout AppMap) {
    for tab in 3..<7 where tab * 10 < count {
      let act = AppMap.Act("tap", on: AppMap.Element(.tab, flows[tab]))
      map.edges.append(AppMap.Edge(from: id(number), act, to: id(tab * 10), .switched))
    }
  }
}
