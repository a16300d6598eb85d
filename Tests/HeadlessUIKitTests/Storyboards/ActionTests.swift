import HeadlessDevice
import Testing

@testable import HeadlessUIKit

@Suite("Actions of a storyboard", .portedFolder)
final class ActionTests {
  /// Made first in each test: another test may run between a suite's properties and its test.
  private lazy var phone = SpyPhone()

  private func control(_ element: String, _ action: String) throws -> (StoryScreen, UIControl) {
    let made = try loaded(
      "<\(element)><connections><action \(action)/></connections></\(element)>")
    _ = Journal.current.take()
    return (made, try #require(made.view.subviews.first as? UIControl))
  }

  @Test("each event's name adds the action for the event; another name adds none")
  func events() throws {
    _ = phone
    let names = [
      "touchDown", "touchUpInside", "valueChanged", "primaryActionTriggered", "editingDidBegin",
      "editingChanged", "editingDidEnd", "editingDidEndOnExit", "other",
    ]
    let events: [UIControl.Event] = [
      .touchDown, .touchUpInside, .valueChanged, .primaryActionTriggered, .editingDidBegin,
      .editingChanged, .editingDidEnd, .editingDidEndOnExit, [],
    ]
    #expect(names.map { InterfaceOutlets.event($0) } == events)
    #expect(InterfaceOutlets.event(nil) == [])
    for (name, event) in zip(names, events) where event != [] {
      let (made, button) = try control(
        "button", #"selector="ownTap:" destination="screen" eventType="\#(name)""#)
      #expect(button.actions(forTarget: made, forControlEvent: event) == ["ownTap:"], "\(name)")
      button.sendActions(for: event)
      #expect(Journal.current.take() == ["screen.ownTap:UIButton"])
    }
  }

  @Test("an action without a selector is left out; one of the first responder goes up the chain")
  func chain() throws {
    _ = phone
    let (_, bare) = try control("button", #"destination="screen" eventType="touchUpInside""#)
    bare.sendActions(for: .touchUpInside)
    #expect(Journal.current.take() == [])
    let (made, button) = try control(
      "button", #"selector="ownTap:" destination="-1" eventType="touchUpInside""#)
    try phone.show(made)
    _ = Journal.current.take()
    button.sendActions(for: .touchUpInside)
    #expect(Journal.current.take() == ["screen.ownTap:UIButton"])
    #expect(phone.findings == [])
  }

  @Test("a gesture's action calls its target; without one it calls nothing")
  func gestures() throws {
    _ = phone
    func connect(_ destination: String) throws -> StoryScreen {
      try loaded(
        """
        <label text="Here" userInteractionEnabled="YES"><connections>\
        <outletCollection property="gestureRecognizers" destination="g"/></connections></label>
        """,
        beside: """
          <tapGestureRecognizer id="g"><connections>\
          <action selector="ownTap:" destination="\(destination)"/></connections>\
          </tapGestureRecognizer>
          """)
    }
    let made = try connect("screen")
    try phone.show(made)
    _ = Journal.current.take()
    try made.view.subviews[0].performTap()
    #expect(Journal.current.take() == ["screen.ownTap:UITapGestureRecognizer"])
    let nowhere = try connect("gone")
    try phone.show(nowhere)
    _ = Journal.current.take()
    try? nowhere.view.subviews[0].performTap()
    #expect(Journal.current.take() == [])
  }

  @Test("an action of an object that sends none is left out")
  func others() throws {
    _ = phone
    _ = try loaded(
      #"<label><connections><action selector="ownTap:" destination="screen"/></connections></label>"#
    )
    #expect(phone.findings == [])
  }
}
