import HeadlessUIKit
import Testing

@Suite("Accessibility")
struct AccessibilityTests {
  private func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    return label
  }

  @Test(
    "a plain view is what its traits say, once an app says it is an element",
    arguments: [
      (.none, .other), (.button, .button), (.link, .link), (.image, .image),
      (.searchField, .searchField), (.staticText, .staticText), (.header, .staticText),
      (.adjustable, .slider), (.tabBar, .tabBar), ([.button, .toggleButton], .switch),
      ([.header, .button], .button), (.updatesFrequently, .other),
    ] as [(UIAccessibilityTraits, ElementType)])
  func traits(traits: UIAccessibilityTraits, type: ElementType) {
    let view = UIView()
    view.accessibilityTraits = traits
    #expect(view.elementType == nil)
    view.isAccessibilityElement = true
    #expect(view.elementType == type)
  }

  @Test("a plain view with an identifier is other, and what is in it is read")
  func identifier() {
    let form = UIView()
    form.accessibilityIdentifier = "form"
    form.addSubview(label("inside"))
    #expect(Phone(form).lines == ["other #form", "staticText \"inside\""])
  }

  @Test("a view that is one element hides what is in it")
  func oneElement() {
    let card = UIView()
    card.addSubview(label("inside"))
    card.isAccessibilityElement = true
    card.accessibilityLabel = "Card"
    card.accessibilityValue = "3 of 4"
    card.accessibilityTraits = [.button, .selected, .notEnabled]
    #expect(Phone(card).lines == ["button \"Card\" = \"3 of 4\" disabled selected"])
  }

  @Test("what is hidden, transparent, unspoken or beside a modal view is not read")
  func outOfSight() {
    let views = ["hidden", "transparent", "unspoken", "plain"].map { text in
      let view = UIView()
      view.addSubview(label(text))
      return view
    }
    let phone = Phone(views[0], views[1], views[2], views[3])
    #expect(phone.lines.count == 4)
    views[0].isHidden = true
    views[1].alpha = 0.009
    views[2].accessibilityElementsHidden = true
    #expect(phone.lines == ["staticText \"plain\""])
    views[0].isHidden = false
    views[1].alpha = 0.5
    views[0].accessibilityViewIsModal = true
    #expect(phone.lines == ["staticText \"hidden\""])
    views[0].removeFromSuperview()
    #expect(phone.lines == ["staticText \"transparent\"", "staticText \"plain\""])
    phone.window.addSubview(views[0])
    #expect(phone.lines == ["staticText \"hidden\""])
  }

  @Test("the elements an app lists are read in its order, and no others")
  func listed() {
    let (first, second, third) = (label("1"), label("2"), label("3"))
    let parent = UIView()
    for view in [first, second, third] { parent.addSubview(view) }
    parent.accessibilityElements = [third, first]
    let phone = Phone(parent)
    #expect(phone.lines == ["staticText \"3\"", "staticText \"1\""])
    third.isHidden = true
    #expect(phone.lines == ["staticText \"1\""])
    parent.accessibilityElements = nil
    #expect(phone.lines == ["staticText \"1\"", "staticText \"2\""])
  }

  @Test("labels say their text or what an app says instead; empty ones are not there")
  func labels() {
    let (spoken, empty, named, button) = (label("text"), UILabel(), UILabel(), label("Terms"))
    spoken.accessibilityLabel = "spoken"
    named.accessibilityIdentifier = "status"
    button.accessibilityTraits = .link
    #expect(
      Phone(spoken, empty, named, button).lines == [
        "staticText \"spoken\"", "staticText #status", "link \"Terms\"",
      ])
    #expect(spoken.elementHasLabel("spoken") && !spoken.elementHasLabel("text"))
  }

  @Test("images are elements where an app says so")
  func images() {
    let (plain, named, spoken) = (UIImageView(), UIImageView(image: UIImage()), UIImageView())
    named.accessibilityIdentifier = "logo"
    spoken.isAccessibilityElement = true
    spoken.accessibilityLabel = "Café Rokin"
    #expect(Phone(plain, named, spoken).lines == ["image #logo", "image \"Café Rokin\""])
  }

  @Test("a cell holds its buttons and texts, and its label joins the texts")
  func cells() {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = "Barista"
    cell.contentView.addSubview(UIButton(primaryAction: UIAction(title: "Apply") { _ in }))
    cell.detailTextLabel?.text = "Café Rokin"
    cell.accessoryView = UISwitch()
    #expect(
      Phone(cell).lines == [
        "cell \"Barista, Café Rokin\"", "staticText \"Barista\"", "button \"Apply\"",
        "staticText \"Café Rokin\"", "switch = \"off\"",
      ])
  }

  @Test("looking for an element stops at the first one")
  func stopping() {
    let phone = Phone(label("a"), label("b"), label("c"))
    var seen: [String] = []
    let found = phone.window.firstDescendant { element in
      seen.append(element.elementLabel)
      return element.elementLabel == "b"
    }
    #expect(found?.elementLabel == "b" && seen == ["a", "b"])
  }

  @Test("an element is called by its type and its label, else its identifier")
  func names() {
    let (plain, named) = (UIView(), UIView())
    named.accessibilityIdentifier = "form"
    #expect(
      [plain, named, label("Hi")].map(\.elementName) == [
        "UIView", "other \"form\"", "staticText \"Hi\"",
      ])
  }

  @Test("parts of a view that are no views are read, and activated by a tap")
  func partsOfViews() throws {
    final class Day: UIAccessibilityElement {
      let diary = Diary()
      override func accessibilityActivate() -> Bool {
        diary.write("activated")
        return true
      }
    }
    let calendar = UIView()
    let (monday, tuesday) = (
      Day(accessibilityContainer: calendar),
      UIAccessibilityElement(accessibilityContainer: calendar)
    )
    monday.accessibilityLabel = "Monday"
    monday.accessibilityTraits = [.button, .selected]
    tuesday.accessibilityLabel = "Tuesday"
    tuesday.accessibilityIdentifier = "day-2"
    calendar.accessibilityElements = [monday, tuesday]
    let phone = Phone(calendar)
    #expect(phone.lines == ["button \"Monday\" selected", "other \"Tuesday\" #day-2"])
    try phone.tap("Monday")
    #expect(monday.diary.lines == ["activated"])
    #expect(
      refusal { try phone.tap("Tuesday") } == """
        other "Tuesday" cannot be tapped: accessibilityActivate() does nothing.
        """)
    monday.accessibilityTraits = [.button, .notEnabled]
    #expect(
      refusal { try phone.tap("Monday") }
        == "button \"Monday\" is disabled. Do first what enables it.")
  }
}
