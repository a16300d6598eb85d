import HeadlessDevice
import HeadlessUIKit
import Testing
import VirtualTime

@Suite("UIControl")
struct UIControlTests {
  @Test("a tap sends touchDown, touchUpInside and primaryActionTriggered, in this order")
  func events() throws {
    let diary = Diary()
    let button = UIButton(primaryAction: UIAction(title: "Go") { _ in diary.write("primary") })
    button.addTarget(diary, for: .touchUpInside) { [unowned button] diary in
      diary.write("up, highlighted: \(button.isHighlighted)")
    }
    button.addAction(
      UIAction { action in diary.write("down, sent by \(type(of: action.sender))") },
      for: .touchDown)
    try Phone(button).tap("Go")
    #expect(
      diary.lines == ["down, sent by Optional<AnyObject>", "up, highlighted: false", "primary"])
  }

  @Test("an action replaces the one with its identifier, and can be removed by it")
  func identifiers() {
    let diary = Diary()
    let button = UIButton()
    func action(_ word: String, _ identifier: String? = nil) -> UIAction {
      UIAction(identifier: identifier.map(UIAction.Identifier.init(_:))) { _ in diary.write(word) }
    }
    button.addAction(action("first", "a"), for: [.touchUpInside, .valueChanged])
    button.addAction(action("second", "a"), for: .touchUpInside)
    button.addAction(action("third"), for: .touchUpInside)
    button.addAction(action("fourth"), for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(diary.read() == ["second", "third", "fourth"])
    button.sendActions(for: .valueChanged)
    #expect(diary.read() == ["first"])
    button.removeAction(identifiedBy: .init("a"), for: .allEvents)
    button.sendActions(for: .allEvents)
    #expect(diary.read() == ["third", "fourth"])
    #expect(button.allControlEvents == .touchUpInside)
  }

  @Test("a target is held weakly and can be removed")
  func targets() {
    final class Owner {
      let diary: Diary
      let name: String
      init(_ name: String, _ diary: Diary) { (self.name, self.diary) = (name, diary) }
    }
    let diary = Diary()
    let button = UIButton()
    let stays = Owner("stays", diary)
    var goes: Owner? = Owner("goes", diary)
    weak let gone = goes
    for owner in [stays, goes] {
      if let owner { button.addTarget(owner, for: .touchUpInside) { $0.diary.write($0.name) } }
    }
    button.sendActions(for: .touchUpInside)
    goes = nil
    button.sendActions(for: .touchUpInside)
    #expect(gone == nil)
    button.removeTarget(stays, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(diary.lines == ["stays", "goes", "stays"])
  }

  @Test("a disabled control refuses a tap, and so does one in a view without interaction")
  func refusals() {
    let button = UIButton(type: .system)
    button.setTitle("Sign in", for: .normal)
    button.isEnabled = false
    let stack = UIStackView(arrangedSubviews: [button])
    let phone = Phone(stack)
    #expect(phone.lines == ["button \"Sign in\" disabled"])
    #expect(
      refusal { try phone.tap("Sign in") }
        == "button \"Sign in\" is disabled. Do first what enables it.")
    button.isEnabled = true
    stack.isUserInteractionEnabled = false
    #expect(phone.lines == ["button \"Sign in\" disabled"])
    #expect(
      refusal { try phone.tap("Sign in") } == """
        button "Sign in" takes no touches: UIStackView, which it is in, is disabled or has \
        isUserInteractionEnabled false.
        """)
  }

  @Test(
    "a button's label is its accessibility label, configuration title, title or image label, in this order"
  )
  func words() {
    let button = UIButton(configuration: .filled())
    #expect(button.elementLabel == "")
    button.setTitle("Set", for: .normal)
    #expect(button.configuration?.title == "Set")
    button.configuration?.title = "Configured"
    #expect(button.elementLabel == "Configured")
    button.setTitle("Chosen", for: .selected)
    button.isSelected = true
    #expect(button.elementLabel == "Chosen")
    button.accessibilityLabel = "Spoken"
    #expect(button.elementLabel == "Spoken" && button.elementTitle == "Chosen")
  }

  @Test("a button that is created with a titled configuration shows that title, not the action's")
  func createdWithConfiguration() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Start"
    let buttons = [
      UIButton(configuration: configuration),
      UIButton(configuration: configuration, primaryAction: UIAction { _ in }),
      UIButton(configuration: configuration, primaryAction: UIAction(title: "Go") { _ in }),
      UIButton(configuration: .plain(), primaryAction: UIAction(title: "Go") { _ in }),
    ]
    #expect(buttons.map(\.elementLabel) == ["Start", "Start", "Start", "Go"])
  }

  @Test("a state change calls the button's configuration update handler")
  func configurationUpdates() {
    let button = UIButton(configuration: .plain())
    button.configurationUpdateHandler = { $0.configuration?.title = $0.isEnabled ? "On" : "Off" }
    #expect(button.currentTitle == "On")
    button.isEnabled = false
    #expect(button.currentTitle == "Off")
  }

  @Test("a menu shows its actions as buttons, and choosing one closes it")
  func menus() throws {
    let diary = Diary()
    let button = UIButton(type: .system)
    button.setTitle("More", for: .normal)
    button.menu = UIMenu(children: [
      UIAction(title: "Share") { _ in diary.write("share") },
      UIMenu(
        options: .displayInline,
        children: [
          UIAction(title: "Delete", attributes: .disabled) { _ in diary.write("delete") },
          UIAction(title: "Secret", attributes: .hidden) { _ in diary.write("secret") },
        ]),
    ])
    button.showsMenuAsPrimaryAction = true
    let phone = Phone(button)
    try phone.tap("More")
    #expect(
      phone.lines == ["button \"More\"", "button \"Share\"", "button \"Delete\" disabled"])
    #expect(
      refusal { try phone.tap("Delete") }
        == "button \"Delete\" is disabled. Do first what enables it.")
    try phone.tap("Share")
    #expect(diary.lines == ["share"])
    #expect(phone.lines == ["button \"More\""])
  }

  @Test("a switch is set by a tap, by on and by off, and sends events for changes by the user only")
  func switches() throws {
    let diary = Diary()
    let toggle = UISwitch()
    toggle.accessibilityLabel = "Face ID"
    toggle.addTarget(diary, for: .valueChanged) { [unowned toggle] in $0.write("\(toggle.isOn)") }
    let phone = Phone(toggle)
    toggle.setOn(true, animated: true)
    #expect(phone.lines == ["switch \"Face ID\" = \"on\""])
    try toggle.performSet("on")
    try toggle.performSet("off")
    try phone.tap("Face ID")
    #expect(diary.lines == ["false", "true"])
    #expect(
      refusal { try toggle.performSet("maybe") }
        == "switch \"Face ID\" cannot be set to \"maybe\": it is on or off.")
  }

  @Test(
    "a slider takes numbers and percentages in its range",
    arguments: [
      ("3", 3, "50%", nil), ("75%", 4, "75%", nil), ("0%", 1, "0%", nil), ("5", 5, "100%", nil),
      ("9", 1, "0%", "it takes a number from 1 to 5, or 0% to 100%."),
      ("much", 1, "0%", "it takes a number from 1 to 5, or 0% to 100%."),
    ] as [(String, Float, String, String?)])
  func sliders(text: String, value: Float, percent: String, reason: String?) {
    let slider = UISlider()
    slider.minimumValue = 1
    slider.maximumValue = 5
    var events = 0
    slider.addTarget(slider, for: .valueChanged) { _ in events += 1 }
    let said = refusal { try slider.performSet(text) }
    #expect(said == reason.map { "slider cannot be set to \"\(text)\": \($0)" })
    #expect(slider.value == value && slider.elementValue == percent)
    #expect(events == (reason == nil ? 1 : 0))
  }

  @Test("a stepper takes its buttons, +, - and numbers, and wraps if told to")
  func steppers() throws {
    let stepper = UIStepper()
    stepper.maximumValue = 2
    let phone = Phone(stepper)
    try phone.tap("Increment")
    try stepper.performSet("+")
    #expect(
      phone.lines == [
        "stepper = \"2\"", "button \"Decrement\"", "button \"Increment\" disabled",
      ])
    stepper.wraps = true
    try stepper.performSet("+")
    #expect(stepper.value == 0)
    try stepper.performSet("-")
    try phone.tap("Decrement")
    #expect(stepper.value == 1)
    try stepper.performSet("0")
    #expect(stepper.value == 0)
    #expect(
      refusal { try stepper.performSet("3") }
        == "stepper cannot be set to \"3\": it takes + or -, or a number from 0 to 2.")
  }

  @Test(
    "segments are buttons; selecting another one sends an event, selecting the same one does not")
  func segments() throws {
    let diary = Diary()
    let control = UISegmentedControl(items: ["Upcoming", "Past", "All"])
    control.accessibilityLabel = "When"
    control.selectedSegmentIndex = 0
    control.setEnabled(false, forSegmentAt: 2)
    control.addTarget(diary, for: .valueChanged) { [unowned control] in
      $0.write("\(control.selectedSegmentIndex)")
    }
    let phone = Phone(control)
    #expect(
      phone.lines == [
        "segmentedControl \"When\" = \"Upcoming\"", "button \"Upcoming\" selected",
        "button \"Past\"", "button \"All\" disabled",
      ])
    try phone.tap("Past")
    try phone.tap("Past")
    try control.performSet("Upcoming")
    #expect(diary.lines == ["1", "0"])
    #expect(
      [refusal { try control.performSet("All") }, refusal { try control.performSet("Never") }] == [
        "button \"All\" is disabled. Do first what enables it.",
        """
        segmentedControl "When" has no segment "Never"; it has "Upcoming", "Past", "All".
        """,
      ])
    control.insertSegment(withTitle: "Soon", at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 1 && phone.lines.count == 5)
    control.removeSegment(at: 1, animated: false)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test("progress views are elements with a value; a stopped activity indicator is hidden")
  func progress() {
    let spinner = UIActivityIndicatorView(style: .large)
    let bar = UIProgressView(progressViewStyle: .bar)
    bar.setProgress(0.25, animated: true)
    let pages = UIPageControl()
    pages.numberOfPages = 3
    let phone = Phone(spinner, bar, pages)
    let others = ["progressIndicator \"Progress\" = \"25%\"", "pageIndicator = \"page 1 of 3\""]
    #expect(phone.lines == others)
    spinner.startAnimating()
    #expect(phone.lines == ["activityIndicator \"In progress\" = \"1\""] + others)
    spinner.stopAnimating()
    spinner.hidesWhenStopped = false
    #expect(phone.lines == ["activityIndicator \"Progress halted\" = \"0\""] + others)
  }

  @Test("a tap takes a page control to the next page, a number to that page")
  func pages() throws {
    let pages = UIPageControl()
    pages.numberOfPages = 3
    var seen: [Int] = []
    pages.addTarget(pages, for: .valueChanged) { seen.append($0.currentPage) }
    for _ in 0..<3 { try pages.performTap() }
    try pages.performSet("1")
    #expect(seen == [1, 2, 0])
    #expect(
      refusal { try pages.performSet("4") } == "pageIndicator has pages 1 to 3, and no page \"4\".")
  }

  @Test("pulling a list starts one refresh, until endRefreshing")
  func refreshing() throws {
    let diary = Diary()
    let scroll = UIScrollView()
    let control = UIRefreshControl()
    control.addTarget(diary, for: .valueChanged) { $0.write("refresh") }
    scroll.refreshControl = control
    let label = UILabel()
    label.text = "inside"
    scroll.addSubview(label)
    let phone = Phone(scroll)
    try label.performRefresh()
    #expect(phone.lines == ["activityIndicator \"Refreshing\" = \"1\"", "staticText \"inside\""])
    #expect(
      refusal { try phone.window.performRefresh() }
        == "the list is being refreshed already; wait until it is done.")
    control.endRefreshing()
    control.isEnabled = false
    #expect(
      refusal { try phone.window.performRefresh() }
        == "UIRefreshControl \"Refreshing\" is disabled. Do first what enables it.")
    control.isEnabled = true
    try phone.window.performRefresh()
    #expect(diary.lines == ["refresh", "refresh"])
    #expect(
      refusal { try UILabel().performRefresh() } == """
        UILabel cannot be pulled to refresh: neither it nor what it is in has a refresh control.
        """)
  }

  @Test("a tap is tracked between its events, and a control that tracks none sends none")
  func tracking() throws {
    let diary = Diary()
    let knob = Knob(diary)
    knob.isAccessibilityElement = true
    knob.accessibilityLabel = "Volume"
    for (event, name) in [(UIControl.Event.touchDown, "down"), (.touchUpInside, "up")] {
      knob.addTarget(diary, for: event) { [unowned knob] in
        $0.write("\(name), tracking: \(knob.isTracking)")
      }
    }
    let phone = Phone(knob)
    try phone.tap("Volume")
    #expect(
      diary.read() == [
        "begin in the knob: true", "down, tracking: true", "end", "up, tracking: false",
      ])
    knob.tracks = false
    try phone.tap("Volume")
    #expect(diary.read() == ["begin in the knob: true"])
  }

  @Test("the handlers of a control are told one by one, until the closure stops")
  func enumeration() {
    let button = UIButton.systemButton(
      with: UIImage(), target: Diary(), action: Selector("open:"))
    button.addAction(UIAction(title: "Go") { _ in }, for: .valueChanged)
    button.setBackgroundImage(UIImage(named: "paper"), for: .normal)
    func handlers(_ count: Int) -> [String] {
      var found: [String] = []
      button.enumerateEventHandlers { action, call, events, stop in
        found.append("\(action?.title ?? call?.1.description ?? "none") \(events.rawValue)")
        stop = found.count == count
      }
      return found
    }
    #expect(handlers(2) == ["open: 64", "Go 4096"])
    #expect(handlers(1) == ["open: 64"])
    #expect(button.currentBackgroundImage == UIImage(named: "paper"))
  }

  @Test("the events of touches have UIKit's bits")
  func touchEvents() {
    let events: [UIControl.Event] = [
      .touchDown, .touchDownRepeat, .touchDragInside, .touchDragOutside, .touchDragEnter,
      .touchDragExit, .touchUpInside, .touchUpOutside, .touchCancel,
    ]
    #expect(events.map(\.rawValue) == (0..<9).map { 1 << UInt($0) })
    #expect(events.allSatisfy { UIControl.Event.allTouchEvents.contains($0) })
  }
}

/// Source: the documentation of `isAccessibilityElement`.
@Suite("UIControl, as an accessibility element")
struct ControlElementTests {
  @Test("UIKit's controls are elements, one of an app is once it has a label")
  func standard() {
    Device.current = Device()
    let controls: [UIControl] = [
      UIButton(), UITextField(), UISwitch(), UISlider(), UIStepper(), UISegmentedControl(),
      UIDatePicker(), UIPageControl(), UIRefreshControl(),
    ]
    #expect(controls.map(\.isAccessibilityElement) == Array(repeating: true, count: 9))
    let own = UIControl()
    #expect(!own.isAccessibilityElement && own.elementType == nil)
    own.accessibilityIdentifier = "card"
    #expect(!own.isAccessibilityElement && own.elementType == .other)
    own.accessibilityLabel = "Card"
    own.accessibilityTraits = .button
    #expect(own.isAccessibilityElement && own.elementType == .button)
  }

  @Test("what is in a control of an app without a label is found, and taps on it reach the control")
  func subviews() throws {
    let (own, title) = (UIControl(), UILabel())
    title.text = "Card"
    own.addSubview(title)
    var taps = 0
    own.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    let phone = Phone(own)
    try phone.tap("Card", .staticText)
    #expect(taps == 1)
  }
}

/// A control that writes down the touches that it tracks.
private final class Knob: UIControl {
  var tracks = true
  private let diary: Diary

  init(_ diary: Diary) {
    self.diary = diary
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    diary.write("begin in the knob: \(touch.view === self)")
    return tracks
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { diary.write("end") }
}
