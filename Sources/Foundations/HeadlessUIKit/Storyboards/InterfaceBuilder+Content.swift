import Foundation

extension InterfaceBuilder {
  /// Sets the properties that one class of view has.
  func configureContent(_ view: UIView, _ element: InterfaceElement) {
    switch view {
    case let label as UILabel:
      if let text = plainText(element) { label.text = text }
      if let font = InterfaceFont.font(of: element) { label.font = font }
    case let button as UIButton:
      configure(button: button, element)
      if let font = InterfaceFont.font(of: element) { button.titleLabel?.font = font }
    case let field as UITextField: configure(field: field, element)
    case let textView as UITextView:
      textView.text = plainText(element) ?? ""
      if let font = InterfaceFont.font(of: element) { textView.font = font }
      textView.isEditable = element.flag("editable", default: true)
      configure(traits: textView, element)
    case let bar as UISearchBar:
      bar.placeholder = text("placeholder", of: element, element["placeholder"])
      bar.text = text("text", of: element, element["text"])
      bar.prompt = text("prompt", of: element, element["prompt"])
      bar.showsCancelButton = element.flag("showsCancelButton")
    case let view as UIImageView: if let image = Self.image(element) { view.image = image }
    case let indicator as UIActivityIndicatorView:
      indicator.hidesWhenStopped = element.flag("hidesWhenStopped")
      if element.flag("animating") { indicator.startAnimating() }
    case let progress as UIProgressView: progress.progress = Float(element.number("progress") ?? 0)
    default: configureValue(view, element)
    }
  }

  private func configureValue(_ view: UIView, _ element: InterfaceElement) {
    switch view {
    case let toggle as UISwitch: toggle.isOn = element.flag("on")
    case let slider as UISlider:
      slider.minimumValue = Float(element.number("minValue") ?? 0)
      slider.maximumValue = Float(element.number("maxValue") ?? 1)
      slider.value = Float(element.number("value") ?? 0.5)
    case let stepper as UIStepper:
      stepper.minimumValue = element.number("minimumValue") ?? 0
      stepper.maximumValue = element.number("maximumValue") ?? 100
      stepper.stepValue = element.number("stepValue") ?? 1
      stepper.value = element.number("value") ?? 0
    case let segments as UISegmentedControl: configure(segments: segments, element)
    case let pages as UIPageControl:
      pages.numberOfPages = Int(element.number("numberOfPages") ?? 0)
      pages.currentPage = Int(element.number("currentPage") ?? 0)
    case let picker as UIDatePicker:
      if element["datePickerMode"] == "date" { picker.datePickerMode = .date }
      if element["datePickerMode"] == "time" { picker.datePickerMode = .time }
    default: break
    }
  }

  private func configure(segments: UISegmentedControl, _ element: InterfaceElement) {
    let titles = element.child("segments")?.children ?? []
    for (index, segment) in titles.enumerated() {
      let title = scene.file.text("segmentTitles[\(index)]", of: element, segment["title"])
      segments.insertSegment(withTitle: title, at: index, animated: false)
      if let enabled = segment["enabled"] {
        segments.setEnabled(enabled == "YES", forSegmentAt: index)
      }
    }
    segments.isMomentary = element.flag("momentary")
    segments.selectedSegmentIndex = Int(element["selectedSegmentIndex"] ?? "") ?? -1
  }

  private func configure(button: UIButton, _ element: InterfaceElement) {
    button.buttonType = Self.buttonType(element["buttonType"])
    let configuration = element.child("buttonConfiguration")
    if let configuration {
      var made = Self.configuration(configuration["style"])
      made.title =
        text("configuration.title", of: element, configuration.string("title"))
        ?? attributedText(configuration)
      made.image = Self.image(configuration)
      button.configuration = made
    }
    for state in element.children where state.name == "state" {
      guard let key = state["key"], let value = Self.state(key) else { continue }
      // Xcode leaves "Button" in the state of a configured button, which shows its configuration's title.
      let isShown = configuration == nil || value != .normal
      if isShown { setTitle(of: button, for: value, key, state, element) }
      if let image = Self.image(state) { button.setImage(image, for: value) }
    }
  }

  /// Sets the title of a state; an attributed one is shown instead of a plain one.
  private func setTitle(
    of button: UIButton, for value: UIControl.State, _ key: String, _ state: InterfaceElement,
    _ element: InterfaceElement
  ) {
    if let attributed = attributedText(state) {
      button.setAttributedTitle(NSAttributedString(string: attributed), for: value)
    } else if let title = text("\(key)Title", of: element, state.string("title")) {
      button.setTitle(title, for: value)
    }
  }

  private static func buttonType(_ name: String?) -> UIButton.ButtonType {
    switch name {
    case "system", "roundedRect": .system
    case "detailDisclosure": .detailDisclosure
    case "infoLight": .infoLight
    case "infoDark": .infoDark
    case "contactAdd": .contactAdd
    case "close": .close
    default: .custom
    }
  }

  private static func configuration(_ style: String?) -> UIButton.Configuration {
    switch style {
    case "filled": .filled()
    case "tinted": .tinted()
    case "gray": .gray()
    default: .plain()
    }
  }

  private static func state(_ key: String) -> UIControl.State? {
    switch key {
    case "normal": .normal
    case "highlighted": .highlighted
    case "disabled": .disabled
    case "selected": .selected
    default: nil
    }
  }

  private func configure(field: UITextField, _ element: InterfaceElement) {
    if let text = text("text", of: element, element.string("text")) { field.text = text }
    if let text = text("placeholder", of: element, element.string("placeholder")) {
      field.placeholder = text
    }
    if let font = InterfaceFont.font(of: element) { field.font = font }
    field.clearsOnBeginEditing = element.flag("clearsOnBeginEditing")
    configure(traits: field, element)
  }

  private func configure(traits object: any UITextInputTraits, _ element: InterfaceElement) {
    guard let traits = element.child("textInputTraits") else { return }
    object.isSecureTextEntry = traits.flag("secureTextEntry")
    object.enablesReturnKeyAutomatically = traits.flag("enablesReturnKeyAutomatically")
    object.textContentType = traits["textContentType"].map(UITextContentType.init(rawValue:))
    switch traits["autocorrectionType"] {
    case "yes": object.autocorrectionType = .yes
    case "no": object.autocorrectionType = .no
    default: break
    }
    switch traits["autocapitalizationType"] {
    case "none": object.autocapitalizationType = .none
    case "words": object.autocapitalizationType = .words
    case "sentences": object.autocapitalizationType = .sentences
    case "allCharacters": object.autocapitalizationType = .allCharacters
    default: break
    }
    switch traits["keyboardType"] {
    case "emailAddress": object.keyboardType = .emailAddress
    case "numberPad": object.keyboardType = .numberPad
    case "phonePad": object.keyboardType = .phonePad
    case "decimalPad": object.keyboardType = .decimalPad
    case "URL": object.keyboardType = .URL
    default: break
    }
    switch traits["returnKeyType"] {
    case "done": object.returnKeyType = .done
    case "next": object.returnKeyType = .next
    case "go": object.returnKeyType = .go
    case "search": object.returnKeyType = .search
    case "send": object.returnKeyType = .send
    default: break
    }
  }

  private func plainText(_ element: InterfaceElement) -> String? {
    if let plain = element.string("text") { return text("text", of: element, plain) }
    return attributedText(element)
  }

  /// Returns the text of an attributed string of an element; nil if it has none.
  private func attributedText(_ element: InterfaceElement) -> String? {
    let string = element.child("attributedString")
    let fragments = (string?.child("fragments") ?? string)?.children ?? []
    let parts = fragments.filter { $0.name == "fragment" }
    return parts.isEmpty ? nil : parts.map { $0.string("content") ?? "" }.joined()
  }

  private static func image(_ element: InterfaceElement) -> UIImage? {
    guard let name = element["image"] else { return nil }
    return element["catalog"] == "system" ? UIImage(systemName: name) : UIImage(named: name)
  }
}
