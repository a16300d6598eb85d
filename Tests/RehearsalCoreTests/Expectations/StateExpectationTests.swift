import HeadlessUIKit
import Testing

@testable import RehearsalCore

@Suite("Expectations of an element's state")
struct StateExpectationTests {
  @Test("each element is in its states, and not in the others")
  func states() throws {
    let session = try waitingSession { screen in
      for isOn in [true, false] {
        let toggle = UISwitch()
        toggle.accessibilityLabel = isOn ? "News" : "Offers"
        toggle.isOn = isOn
        screen.view.addSubview(toggle)
      }
      screen.addButton("Buy", isEnabled: false)
      screen.addButton("Chosen").isSelected = true
      let field = UITextField()
      field.placeholder = "Name"
      screen.view.addSubview(field)
    }
    try session.perform(.type("Ann", into: ElementQuery("Name")))
    let found = ["News", "Offers", "Buy", "Chosen", "Name"].map { label in
      let query = ElementQuery(label)
      let states = ElementState.allCases.filter { session.holds(.state(query, $0, is: true)) }
      let others = ElementState.allCases.filter { session.holds(.state(query, $0, is: false)) }
      #expect(Set(states).union(others).count == states.count + others.count)
      #expect(states.count + others.count == ElementState.allCases.count)
      return "\(label): " + states.map(\.rawValue).joined(separator: ", ")
    }
    #expect(
      found == [
        "News: enabled, on", "Offers: enabled, off", "Buy: disabled", "Chosen: enabled, selected",
        "Name: enabled, focused",
      ])
  }

  @Test("an element that is not there is in no state, and not out of one")
  func missing() throws {
    let session = try waitingSession { $0.addButton("Buy") }
    for state in ElementState.allCases {
      #expect(!session.holds(.state(ElementQuery("Sell"), state, is: true)))
      #expect(!session.holds(.state(ElementQuery("Sell"), state, is: false)))
    }
  }
}
