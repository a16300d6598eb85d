import HeadlessUIKit
import Testing

@testable import Exploration
@testable import RehearsalCore

@Suite("Acts that a screen offers")
struct OfferedActTests {
  private func lines(
    _ type: ElementType, value: String? = nil, isEnabled: Bool = true, isSelected: Bool = false,
    isCovered: Bool = false
  ) -> [String] {
    let element = Screen.Element(
      type: type, label: "Name", value: value, isEnabled: isEnabled, isSelected: isSelected,
      hasFocus: false, depth: 0, isCovered: isCovered)
    let acts = ScreenActs(ActReader(), texts: TypedTexts(learned: [:]))
    return acts.acts(on: Screen(elements: [element])).flatMap(\.lines)
      .filter { $0.contains("Name") }
  }

  @Test(
    "a selected button, link or tab is not tapped again, and a switch is set to its other value")
  func selection() {
    for type in [ElementType.button, .link, .tab] {
      #expect(lines(type) == ["tap \(type.rawValue) \"Name\""], "\(type)")
      #expect(lines(type, isSelected: true) == [], "\(type)")
    }
    #expect(lines(.switch, value: "1") == ["set switch \"Name\" off"])
    #expect(lines(.switch, value: "0") == ["set switch \"Name\" on"])
  }

  @Test(
    "an element offers the gestures that views answer, a cell only its own",
    arguments: [
      (OfferedGestures.tap, "tap"), (.longPress, "longpress"), (.swipeLeft, "swipe left"),
      (.swipeRight, "swipe right"),
    ])
  func gestures(gesture: OfferedGestures, line: String) {
    func lines(_ type: ElementType) -> [String] {
      let element = Screen.Element(
        type: type, label: "Name", value: nil, isEnabled: true, isSelected: false,
        hasFocus: false, depth: 0, isCovered: false)
      let acts = ScreenActs(ActReader(), texts: TypedTexts(learned: [:]))
      return acts.acts(on: Screen(elements: [element]), [0: gesture]).flatMap(\.lines)
        .filter { $0.contains(" on ") || $0.contains(type.rawValue) }
    }
    #expect(lines(.staticText).count == 1)
    #expect(lines(.staticText).first?.hasPrefix(line) == true)
    #expect(lines(.cell).count == 4)
  }

  @Test(
    "a wheel is turned to its first and its last value, and a tab without a title is named by its place"
  )
  func wheelsAndTabs() {
    func lines(_ type: ElementType, _ value: String?, _ choices: [String] = []) -> [String] {
      let element = Screen.Element(
        type: type, label: "", value: value, isEnabled: true, isSelected: false, hasFocus: false,
        depth: 0, isCovered: false)
      let acts = ScreenActs(ActReader(), texts: TypedTexts(learned: [:]))
      return acts.acts(on: Screen(elements: [element]), choices: { _ in choices })
        .flatMap(\.lines).filter { $0.contains(type.rawValue) }
    }
    #expect(
      lines(.pickerWheel, "AUD", ["AUD", "EUR", "USD"]) == ["set pickerWheel USD"])
    #expect(
      lines(.pickerWheel, "EUR", ["AUD", "EUR", "USD"])
        == ["set pickerWheel AUD", "set pickerWheel USD"])
    #expect(lines(.pickerWheel, nil, ["AUD"]) == ["set pickerWheel AUD"])
    #expect(lines(.picker, "AUD", ["AUD", "EUR"]) == [])
    #expect(lines(.tab, nil) == ["tap tab"])
  }

  @Test(
    "of equal elements in rows, and of more than sixteen, only the first and the last are tapped; of cells the middle one too"
  )
  func equal() {
    func lines(_ types: [ElementType], inCells: Bool = false) -> [String] {
      let elements = types.map {
        Screen.Element(
          type: $0, label: "Name", value: nil, isEnabled: true, isSelected: false,
          hasFocus: false, depth: inCells && $0 != .cell ? 1 : 0, isCovered: false)
      }
      let acts = ScreenActs(ActReader(), texts: TypedTexts(learned: [:]))
      return acts.acts(on: Screen(elements: elements)).flatMap(\.lines)
        .filter { $0.hasPrefix("tap ") }
    }
    func taps(_ numbers: some Sequence<Int>) -> [String] {
      numbers.map { #"tap button "Name" \#($0)"# }
    }
    let rows = [ElementType.cell, .button, .cell, .button, .cell, .button]
    #expect(lines(rows, inCells: true).filter { $0.contains("button") } == taps([1, 3]))
    #expect(lines(rows).filter { $0.contains("button") } == taps(1...3))
    #expect(lines(Array(repeating: .button, count: 16)) == taps(1...16))
    #expect(lines(Array(repeating: .button, count: 17)) == taps([1, 17]))
    #expect(lines([.button]) == [#"tap button "Name""#])
    let cells = Array(repeating: ElementType.cell, count: 5)
    #expect(lines(cells) == ["tap cell 1", "tap cell 3", "tap cell 5"])
  }

  @Test("a control without a name is named by its place among all of its type")
  func nameless() {
    func lines(_ elements: [(type: ElementType, isEnabled: Bool)]) -> [String] {
      let elements = elements.map {
        Screen.Element(
          type: $0.type, label: "", value: nil, isEnabled: $0.isEnabled, isSelected: false,
          hasFocus: false, depth: 0, isCovered: false)
      }
      let acts = ScreenActs(ActReader(), texts: TypedTexts(learned: [:]))
      return acts.acts(on: Screen(elements: elements)).flatMap(\.lines)
    }
    #expect(
      lines([(.button, true), (.image, true), (.switch, true)]) == ["tap button", "set switch on"])
    #expect(
      lines([(.button, true), (.button, false), (.button, true)])
        == ["tap button 1", "tap button 3"])
  }

  @Test("a disabled or covered element offers nothing")
  func unreachable() {
    #expect(lines(.button, isEnabled: false) == [])
    #expect(lines(.button, isCovered: true) == [])
  }
}
