import HeadlessUIKit

/// A screen of controls that are set up in different ways.
final class ControlsViewController: UIViewController, UITextFieldDelegate, UITextViewDelegate,
  UISearchBarDelegate, UISearchResultsUpdating, UIPickerViewDataSource, UIPickerViewDelegate
{
  private let button = UIButton(configuration: .filled())
  private let field = UITextField()
  private let textView = UITextView()
  private let picker = UIPickerView()
  private let datePicker = UIDatePicker()
  private let slider = UISlider()
  private let stepper = UIStepper()
  private let toggle = UISwitch()
  private let segments = UISegmentedControl(items: ["Day", "Week"])
  private let pages = UIPageControl()
  private let progress = UIProgressView(progressViewStyle: .bar)
  private let stack = UIStackView()
  private let searchController = UISearchController(searchResultsController: nil)

  override func viewDidLoad() {
    super.viewDidLoad()
    setUpButton()
    setUpFields()
    setUpValues()
    setUpSearch()
    stack.axis = .vertical
    stack.isBaselineRelativeArrangement = false
    for view in [button, field, textView, picker, datePicker, slider, stepper, toggle] {
      stack.addArrangedSubview(view)
    }
    stack.insertArrangedSubview(segments, at: 0)
    stack.setCustomSpacing(24, after: segments)
    _ = stack.customSpacing(after: segments)
    view.addSubview(stack)
    view.addGestureRecognizer(
      UITapGestureRecognizer(target: self) { $0.view.endEditing(true) })
  }

  private func setUpButton() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Save"
    configuration.subtitle = "and close"
    var words = AttributedString("Save")
    words.font = .systemFont(ofSize: 15, weight: .bold)
    words.foregroundColor = .white
    configuration.attributedTitle = words
    configuration.image = UIImage(systemName: "checkmark")
    configuration.imagePadding = 8
    configuration.imagePlacement = .trailing
    configuration.preferredSymbolConfigurationForImage = .init(pointSize: 12)
    configuration.baseBackgroundColor = .systemGreen
    configuration.baseForegroundColor = .white
    configuration.cornerStyle = .capsule
    configuration.buttonSize = .large
    configuration.titleAlignment = .center
    configuration.contentInsets = .init(top: 8, leading: 16, bottom: 8, trailing: 16)
    configuration.background.strokeColor = .black
    configuration.background.strokeWidth = 1
    configuration.showsActivityIndicator = false
    configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
      incoming in
      var outgoing = incoming
      outgoing.font = .systemFont(ofSize: 17)
      return outgoing
    }
    button.configuration = configuration
    button.configurationUpdateHandler = { button in
      var changed = button.configuration
      changed?.showsActivityIndicator = button.isSelected
      changed?.title = button.state == .disabled ? "Saving" : "Save"
      if button.configuration?.title != changed?.title { button.configuration = changed }
    }
    button.setImage(UIImage(systemName: "checkmark"), for: .normal)
    button.setPreferredSymbolConfiguration(.init(scale: .large), forImageIn: .normal)
    button.contentHorizontalAlignment = .leading
    button.adjustsImageWhenHighlighted = false
    button.titleLabel?.numberOfLines = 0
    button.titleLabel?.adjustsFontSizeToFitWidth = true
    button.imageView?.contentMode = .scaleAspectFit
    button.isPointerInteractionEnabled = true
    button.accessibilityHint = "Saves the form"
    button.accessibilityTraits.insert(.startsMediaSession)
    button.addAction(
      UIAction(identifier: .init("save")) { action in
        (action.sender as? UIButton)?.isEnabled = false
      }, for: .primaryActionTriggered)
    button.removeAction(identifiedBy: .init("old"), for: .allEvents)
    button.sendActions(for: .allEditingEvents)
  }

  private func setUpFields() {
    field.delegate = self
    field.placeholder = "Name"
    field.attributedPlaceholder = NSAttributedString(
      string: "Name", attributes: [.foregroundColor: UIColor.placeholderText])
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 1))
    field.leftViewMode = .always
    field.isSecureTextEntry = false
    field.textContentType = .oneTimeCode
    field.passwordRules = UITextInputPasswordRules(descriptor: "minlength: 8;")
    field.defaultTextAttributes[.kern] = 2
    field.minimumFontSize = 12
    field.background = nil
    field.addTarget(self, for: .editingChanged) { $0.title = $0.field.text }
    textView.delegate = self
    textView.textContainer.lineFragmentPadding = 0
    textView.textContainerInset = .zero
    textView.isScrollEnabled = false
    textView.dataDetectorTypes = [.link, .phoneNumber]
    textView.linkTextAttributes = [.foregroundColor: UIColor.link]
    textView.typingAttributes = [.font: UIFont.systemFont(ofSize: 15)]
    textView.scrollRangeToVisible(NSRange(location: 0, length: 0))
  }

  private func setUpValues() {
    picker.dataSource = self
    picker.delegate = self
    picker.selectRow(1, inComponent: 0, animated: false)
    datePicker.datePickerMode = .dateAndTime
    datePicker.preferredDatePickerStyle = .compact
    datePicker.minuteInterval = 15
    datePicker.minimumDate = Date(timeIntervalSince1970: 0)
    datePicker.locale = Locale(identifier: "nl_NL")
    slider.minimumValue = 0
    slider.maximumValue = 10
    slider.isContinuous = false
    slider.setThumbImage(UIImage(named: "thumb"), for: .normal)
    stepper.stepValue = 0.5
    stepper.autorepeat = true
    stepper.wraps = false
    toggle.preferredStyle = .sliding
    toggle.onTintColor = .systemTeal
    segments.selectedSegmentIndex = 0
    segments.selectedSegmentTintColor = .systemYellow
    segments.setTitleTextAttributes([.foregroundColor: UIColor.black], for: .selected)
    segments.apportionsSegmentWidthsByContent = true
    pages.numberOfPages = 3
    pages.currentPageIndicatorTintColor = .label
    pages.hidesForSinglePage = true
    progress.progressTintColor = .systemBlue
    progress.observedProgress = nil
    progress.setProgress(0.3, animated: true)
  }

  private func setUpSearch() {
    searchController.searchResultsUpdater = self
    searchController.obscuresBackgroundDuringPresentation = false
    searchController.hidesNavigationBarDuringPresentation = false
    searchController.searchBar.delegate = self
    searchController.searchBar.placeholder = "Find"
    searchController.searchBar.scopeButtonTitles = ["All", "Mine"]
    searchController.searchBar.returnKeyType = .search
    searchController.searchBar.searchTextField.backgroundColor = .secondarySystemBackground
    searchController.searchBar.setImage(UIImage(), for: .search, state: .normal)
    searchController.automaticallyShowsScopeBar = true
    searchController.automaticallyShowsCancelButton = true
    navigationItem.searchController = searchController
    navigationItem.hidesSearchBarWhenScrolling = false
    definesPresentationContext = true
  }

  func updateSearchResults(for searchController: UISearchController) {
    title = searchController.searchBar.text
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { "\(row)" }

  func animateAll() {
    UIView.animateKeyframes(
      withDuration: 1, delay: 0, options: [.calculationModeCubic],
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { self.view.alpha = 0 }
      }, completion: nil)
    UIView.animate(springDuration: 0.4, bounce: 0.2) { self.view.alpha = 1 }
    UIView.transition(from: toggle, to: stepper, duration: 0.1, options: [.transitionFlipFromTop])
  }
}
