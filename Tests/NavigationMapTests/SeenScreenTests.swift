import HeadlessUIKit
import Testing

@testable import NavigationMap
@testable import RehearsalCore

@Suite("What a recorder keeps of a screen")
struct SeenScreenTests {
  private func element(
    _ type: ElementType, _ label: String = "", depth: Int = 0, isCovered: Bool = false
  ) -> Screen.Element {
    var element = Screen.Element(type: type, label: label)
    (element.depth, element.isCovered) = (depth, isCovered)
    return element
  }

  private func screen(
    _ elements: Screen.Element..., title: String? = nil, alert: Screen.Alert? = nil
  ) -> Screen {
    var screen = Screen(elements: elements)
    (screen.title, screen.alert) = (title, alert)
    return screen
  }

  private func seen(_ screens: Screen...) -> SeenScreen {
    var seen = SeenScreen(id: "Home", name: "Home")
    for screen in screens { seen.add(screen) }
    return seen
  }

  private func labels(_ seen: SeenScreen, touched: Set<String> = []) -> [String] {
    seen.finished(touched: touched).elements.map(\.label)
  }

  @Test("the elements of an alert, of a banner and below a sheet are not the screen's")
  func layers() {
    let alert = Screen.Alert(
      title: "Sure?", message: "It is gone", buttons: ["Delete", "Cancel"], isActionSheet: true)
    let alerted = seen(
      screen(
        element(.button, "One", isCovered: true), element(.image, "Two", isCovered: true),
        element(.alert, "Sure?"), element(.button, "Delete", depth: 1), title: "Home",
        alert: alert)
    ).finished(touched: [])
    #expect(alerted.elements.map(\.label) == ["One", "Two"])
    #expect(
      alerted.alerts == [
        AppMap.Alert(
          title: "Sure?", message: "It is gone", buttons: ["Delete", "Cancel"],
          isActionSheet: true)
      ])
    #expect(
      alerted.texts == ["Home", "Sure?", "It is gone", "Delete", "Cancel", "One", "Two"])
    #expect(alerted.title == "Home")
    let sheet = screen(
      element(.button, "Below", isCovered: true), element(.banner, "New"), element(.button, "Above")
    )
    #expect(labels(seen(sheet)) == ["Above"])
    #expect(labels(seen(screen(element(.button, "Below", isCovered: true)))) == ["Below"])
  }

  @Test("the screen stands as it did with most of the touched elements, then of all, then first")
  func best() {
    let few = screen(element(.button, "Save"), title: "Few")
    let many = screen(element(.button, "Send"), element(.button, "Stop"), title: "Many")
    let other = screen(element(.button, "Left"), element(.button, "Right"), title: "Other")
    let all = seen(few, many, other)
    #expect(all.finished(touched: []).title == "Many")
    #expect(all.finished(touched: ["button Save"]).title == "Few")
    #expect(all.finished(touched: ["button Right", "button Save", "button Left"]).title == "Other")
    #expect(seen(many, few).finished(touched: []).title == "Many")
    #expect(seen().finished(touched: []).elements == [])
  }

  @Test("an activity indicator counts against the elements that stand with it")
  func loading() {
    let loading = screen(
      element(.activityIndicator), element(.button, "a"), element(.button, "b"),
      element(.button, "c"), title: "Loading")
    #expect(
      seen(loading, screen(element(.button, "d"), title: "Done")).finished(touched: []).title
        == "Done")
    #expect(
      seen(screen(title: "Empty"), loading).finished(touched: []).title == "Empty")
  }

  @Test("of two ways of standing with the same elements the first is kept, and of all 32")
  func samples() {
    let cells = (1...34).map { count in
      screen(element(.button, "\(count)"), title: "\(count)")
    }
    var all = SeenScreen(id: "Home", name: "Home")
    for cell in cells { all.add(cell) }
    #expect(all.finished(touched: ["button 32"]).title == "32")
    #expect(all.finished(touched: ["button 33"]).title == "1")
    #expect(all.screen.texts == (1...34).map { "\($0)" })
    let first = screen(element(.cell, "a"), title: "First")
    #expect(
      seen(first, screen(element(.cell, "b"), title: "Second")).finished(touched: []).title
        == "First")
    #expect(
      labels(seen(first, screen(element(.cell, "b"), element(.cell, "c")))) == ["b", "c"])
  }

  @Test("what two sessions have seen of a screen is one: visits add up, the rest is there once")
  func joining() {
    let alert = Screen.Alert(title: "Sure?", message: nil, buttons: ["Yes"], isActionSheet: false)
    var one = seen(screen(element(.button, "a"), alert: alert))
    (one.screen.visits, one.screen.faults) = (2, ["a fault"])
    var two = seen(
      screen(element(.button, "a"), element(.button, "b")), screen(element(.alert), alert: alert))
    (two.screen.visits, two.screen.flow, two.screen.style) = (3, ["App"], .sheet)
    two.screen.faults = ["a fault", "another"]
    one.add(two)
    let joined = one.finished(touched: [])
    #expect(joined.visits == 5)
    #expect(joined.flow == ["App"] && joined.style == .sheet)
    #expect(joined.faults == ["a fault", "another"])
    #expect(joined.alerts.map(\.name) == ["Sure?"])
    #expect(joined.texts == ["Sure?", "Yes", "a", "b"])
    #expect(joined.elements.map(\.label) == ["a", "b"])
    two.add(one)
    #expect(two.screen.flow == ["App"] && two.screen.visits == 8)
    var third = SeenScreen(id: "Home", name: "Home")
    (third.screen.flow, third.screen.style) = (["Other"], .popover)
    third.add(two)
    #expect(third.screen.flow == ["Other"] && third.screen.style == .popover)
  }

  @Test("a recorder takes over the screens and ways of another one, and adds up what both have")
  func records() throws {
    let recorder = MapRecorder()
    for map in [try notesMap("tap \"Compose\"\n"), try notesMap("tap \"First note\"\nback\n")] {
      var screens: [SeenScreen] = []
      for screen in map.screens {
        var seen = SeenScreen(id: screen.id, name: screen.name)
        seen.screen = screen
        screens.append(seen)
      }
      recorder.add(MapRecorder.Record(app: map.app, screens: screens, edges: map.edges))
    }
    #expect(
      recorder.map.screens.map { "\($0.id) \($0.visits)" } == ["NoteList 3", "Compose 1", "Note 1"])
    #expect(
      recorder.map.edges.map { "\($0.line) \($0.count)" } == [
        "outside → NoteList  launch, replaced 2",
        "NoteList → Compose  tap button \"Compose\", presented 1",
        "NoteList → Note  tap button \"First note\", pushed 1",
        "Note → NoteList  back, dismissed 1",
      ])
  }
}
