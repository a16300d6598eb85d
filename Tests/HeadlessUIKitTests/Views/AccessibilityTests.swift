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
    "a view that is an accessibility element has the element type of its traits",
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

  @Test("a view with only an identifier has the type other, and its subviews are visited")
  func identifier() {
    let form = UIView()
    form.accessibilityIdentifier = "form"
    form.addSubview(label("inside"))
    #expect(Phone(form).lines == ["other #form", "staticText \"inside\""])
  }

  @Test("an accessibility element hides its subviews")
  func oneElement() {
    let card = UIView()
    card.addSubview(label("inside"))
    card.isAccessibilityElement = true
    card.accessibilityLabel = "Card"
    card.accessibilityValue = "3 of 4"
    card.accessibilityTraits = [.button, .selected, .notEnabled]
    #expect(Phone(card).lines == ["button \"Card\" = \"3 of 4\" disabled selected"])
  }

  @Test("views that are hidden, transparent or beside a modal view are not visited")
  func concealed() {
    let views = ["hidden", "transparent", "unlisted", "plain"].map { text in
      let view = UIView()
      view.addSubview(label(text))
      return view
    }
    let phone = Phone(views[0], views[1], views[2], views[3])
    #expect(phone.lines.count == 4)
    views[0].isHidden = true
    views[1].alpha = 0.009
    views[2].accessibilityElementsHidden = true
    #expect(views.map(\.accessibilityElementsHidden) == [false, false, true, false])
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

  @Test("accessibilityElements replaces the subviews, in its order")
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

  @Test("a label has its text or its accessibilityLabel; an empty label is no element")
  func labels() {
    let (described, empty, named, button) = (label("text"), UILabel(), UILabel(), label("Terms"))
    described.accessibilityLabel = "described"
    named.accessibilityIdentifier = "status"
    button.accessibilityTraits = .link
    #expect(
      Phone(described, empty, named, button).lines == [
        "staticText \"described\"", "staticText #status", "link \"Terms\"",
      ])
    #expect(described.elementHasLabel("described") && !described.elementHasLabel("text"))
  }

  @Test("an image view is an element only with an identifier or isAccessibilityElement")
  func images() {
    let (plain, named, described) = (UIImageView(), UIImageView(image: UIImage()), UIImageView())
    named.accessibilityIdentifier = "logo"
    described.isAccessibilityElement = true
    described.accessibilityLabel = "Café Rokin"
    #expect(Phone(plain, named, described).lines == ["image #logo", "image \"Café Rokin\""])
  }

  @Test("a cell contains its buttons and texts, and its label joins the texts")
  func cells() {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = "Barista"
    cell.contentView.addSubview(UIButton(primaryAction: UIAction(title: "Apply") { _ in }))
    cell.detailTextLabel?.text = "Café Rokin"
    cell.accessoryView = UISwitch()
    #expect(
      Phone(cell).lines == [
        "cell \"Barista, Café Rokin\"", "staticText \"Barista\"", "button \"Apply\"",
        "staticText \"Café Rokin\"", "switch \"Barista, Café Rokin\" = \"off\"",
      ])
  }

  @Test("a switch has the label of the row whose accessory it is, unless it has one of its own")
  func accessorySwitch() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let (accessory, other) = (UISwitch(), UISwitch())
    cell.textLabel?.text = "Reminders"
    cell.accessoryView = accessory
    cell.contentView.addSubview(other)
    #expect([accessory.elementLabel, other.elementLabel] == ["Reminders", ""])
    accessory.accessibilityLabel = "Remind me"
    #expect(accessory.elementLabel == "Remind me")
  }

  @Test("a button whose image the system draws has the label of its type")
  func buttonTypes() {
    let types: [UIButton.ButtonType] = [
      .close, .contactAdd, .detailDisclosure, .infoLight, .infoDark, .system, .custom,
    ]
    let labels = types.map { UIButton(type: $0).elementLabel }
    #expect(labels == ["Close", "Add", "More Info", "More Info", "More Info", "", ""])
    let titled = UIButton(type: .close)
    titled.setTitle("Done", for: .normal)
    #expect(titled.elementLabel == "Done")
  }

  @Test("firstDescendant stops at the first match")
  func stopping() {
    let phone = Phone(label("a"), label("b"), label("c"))
    var seen: [String] = []
    let found = phone.window.firstDescendant { element in
      seen.append(element.elementLabel)
      return element.elementLabel == "b"
    }
    #expect(found?.elementLabel == "b" && seen == ["a", "b"])
  }

  @Test("elementName is the type with the label, else the identifier, else the class")
  func names() {
    let (plain, named) = (UIView(), UIView())
    named.accessibilityIdentifier = "form"
    #expect(
      [plain, named, label("Hi")].map(\.elementName) == [
        "UIView", "other \"form\"", "staticText \"Hi\"",
      ])
  }

  @Test("UIAccessibilityElements are visited, and a tap activates them")
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
    tuesday.accessibilityValue = "2 shifts"
    calendar.accessibilityElements = [monday, tuesday]
    let phone = Phone(calendar)
    #expect(
      phone.lines == ["button \"Monday\" selected", "other \"Tuesday\" = \"2 shifts\" #day-2"])
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
