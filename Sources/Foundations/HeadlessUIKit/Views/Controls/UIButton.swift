public import Foundation

/// A control that runs its action or shows its menu when tapped.
open class UIButton: UIControl {
  private var normalTitle: String?
  private var configuredTitle: String?
  private var stateTitles: [State.RawValue: String] = [:]
  private var attributedTitles: [State.RawValue: NSAttributedString] = [:]
  private var images: [State.RawValue: UIImage] = [:]
  private var titleColors: [State.RawValue: UIColor] = [:]
  private var backgroundImages: [State.RawValue: UIImage] = [:]
  private var openMenu: MenuPresentation?

  /// The configuration; nil for a button without one.
  open var configuration: Configuration? {
    didSet { configuredTitle = configuration?.title }
  }

  /// The handler that updates the configuration when the button's state changes.
  open var configurationUpdateHandler: ((UIButton) -> Void)? {
    didSet { configurationUpdateHandler?(self) }
  }

  /// The menu; nil for none.
  open var menu: UIMenu?

  /// A Boolean value that indicates whether a tap shows the menu instead of sending the action.
  open var showsMenuAsPrimaryAction = false

  /// A Boolean value that indicates whether an image grows with large text; stored, without effect.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false

  /// A Boolean value that indicates whether a tap toggles the selection.
  ///
  /// With a menu as primary action the button shows the title of the action that was chosen.
  open var changesSelectionAsPrimaryAction = false

  /// The title label, with the current title; setting its text has no effect, as in UIKit.
  public private(set) lazy var titleLabel: UILabel? = ButtonTitleLabel(of: self)

  /// The image view, with the current image; setting its image has no effect, as in UIKit.
  public private(set) lazy var imageView: UIImageView? = ButtonImageView(of: self)

  /// Creates a button of a type with a primary action.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    if let primaryAction { setPrimaryAction(primaryAction) }
  }

  /// Creates a button with a configuration and a primary action.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    buttonType = .system
    self.configuration = configuration
    // Swift calls no observer of a property that an initializer sets.
    configuredTitle = configuration.title
    if let primaryAction { setPrimaryAction(primaryAction) }
  }

  private func setPrimaryAction(_ action: UIAction) {
    if !action.title.isEmpty, configuration?.title == nil { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  /// Sets the title of a state; for the normal state also the configuration's title.
  open func setTitle(_ title: String?, for state: State) {
    guard state == .normal else { return stateTitles[state.rawValue] = title }
    normalTitle = title
    if configuration != nil { configuration?.title = title }
  }

  /// Sets the attributed title of a state.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[state.rawValue] = title
  }

  /// Returns the title of a state, or the normal state's if it has none.
  open func title(for state: State) -> String? {
    stateTitles.isEmpty ? normalTitle : stateTitles[state.rawValue] ?? normalTitle
  }

  /// Returns the attributed title of a state, or the normal state's if it has none.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    attributedTitles[state.rawValue] ?? attributedTitles[0]
  }

  /// The title of the current state.
  open var currentTitle: String? {
    if let popUpTitle { return popUpTitle }
    if !stateTitles.isEmpty, let title = stateTitles[storedState.rawValue] { return title }
    return configuredTitle ?? normalTitle ?? currentAttributedTitle?.string
  }

  /// The attributed title of the current state; nil if none was set.
  open var currentAttributedTitle: NSAttributedString? {
    attributedTitles.isEmpty ? nil : attributedTitle(for: state)
  }

  /// Sets the image of a state.
  open func setImage(_ image: UIImage?, for state: State) {
    LookChanges.add(images[state.rawValue], object: image)
    images[state.rawValue] = image
  }

  /// Returns the image of a state, or the normal state's if it has none.
  open func image(for state: State) -> UIImage? { images[state.rawValue] ?? images[0] }

  /// The image of the current state.
  open var currentImage: UIImage? { configuration?.image ?? image(for: state) }

  /// The background image of the current state.
  open var currentBackgroundImage: UIImage? {
    backgroundImages[state.rawValue] ?? backgroundImages[0]
  }

  /// Creates a system button with an image and its action.
  public static func systemButton(
    with image: UIImage, target: Any?, action: Selector?
  ) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }

  /// Calls the configuration update handler.
  open func setNeedsUpdateConfiguration() { configurationUpdateHandler?(self) }

  /// Never called: the configuration update handler is called instead.
  open func updateConfiguration() {}

  /// Returns the bounds: nothing is laid out.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns the bounds: nothing is laid out.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns the rectangle of the content: nothing is laid out.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { contentRect }

  /// Returns the rectangle of the content: nothing is laid out.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { contentRect }

  open override var isEnabled: Bool {
    didSet { if isEnabled != oldValue { configurationUpdateHandler?(self) } }
  }

  open override var isSelected: Bool {
    didSet { if isSelected != oldValue { configurationUpdateHandler?(self) } }
  }

  open override var isHighlighted: Bool {
    didSet { if isHighlighted != oldValue { configurationUpdateHandler?(self) } }
  }

  // MARK: AccessibleElement

  override var isElementByDefault: Bool { true }

  package override var elementType: ElementType? {
    guard isAccessibilityElement else { return nil }
    return accessibilityTraits.contains(.link) ? .link : .button
  }

  package override var elementLabel: String {
    accessibilityLabel ?? currentTitle ?? currentImage?.accessibilityLabel ?? labelOfType ?? ""
  }

  /// The label of a type whose image the system draws.
  private var labelOfType: String? {
    switch buttonType {
    case .close: "Close"
    case .contactAdd: "Add"
    case .detailDisclosure, .infoLight, .infoDark: "More Info"
    default: nil
    }
  }

  package override var elementTitle: String? { currentTitle }

  package override var elementPicture: String? {
    let names = [currentImage, currentBackgroundImage].compactMap { $0?.name }
    return names.isEmpty ? nil : names.joined(separator: ", ")
  }

  package override func forEachAccessibleChild(
    _ body: (any AccessibleElement) -> Bool
  ) -> Bool {
    if let openMenu { return openMenu.forEachAccessibleChild(body) }
    return super.forEachAccessibleChild(body)
  }

  override func activate() {
    if showsMenuAsPrimaryAction, let menu { return show(menu) }
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    super.activate()
    sendActions(for: .primaryActionTriggered)
  }

  package override func performLongPress() throws(Refusal) {
    try requireReachable()
    guard let menu else { return try super.performLongPress() }
    show(menu)
  }

  /// Opens the menu, or closes it if it is open.
  private func show(_ menu: UIMenu) {
    guard openMenu == nil else { return openMenu = nil }
    sendActions(for: .menuActionTriggered)
    openMenu = MenuPresentation(menu, of: self) { [weak self] chosen in
      self?.openMenu = nil
      if let chosen { self?.choose(chosen, of: menu) }
    }
  }

  /// Whether the button is a pop-up button, which shows the title of the menu's selected action.
  private var isPopUp: Bool { showsMenuAsPrimaryAction && changesSelectionAsPrimaryAction }

  /// The title of a pop-up button: that of the action whose state is on, else of the first.
  private var popUpTitle: String? {
    guard isPopUp, let actions = menu?.visibleActions else { return nil }
    return (actions.first { $0.state == .on } ?? actions.first)?.title
  }

  /// Sets the chosen action of a pop-up button on, and the others off.
  private func choose(_ chosen: UIMenuElement, of menu: UIMenu) {
    guard isPopUp else { return }
    for action in menu.visibleActions { action.state = action === chosen ? .on : .off }
  }

  // MARK: Stored, without effect

  /// The type the button was created with.
  open internal(set) var buttonType = ButtonType.custom

  /// The role of the button.
  open var role = Role.normal

  /// The distances of the content from the edges.
  open var contentEdgeInsets = UIEdgeInsets.zero

  /// Sets the background image of a state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    LookChanges.add(backgroundImages[state.rawValue], object: image)
    backgroundImages[state.rawValue] = image
  }

  /// Returns the background image of a state, or the normal state's if it has none.
  open func backgroundImage(for state: State) -> UIImage? {
    backgroundImages[state.rawValue] ?? backgroundImages[0]
  }

  /// Sets the title colour of a state.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    LookChanges.add(titleColors[state.rawValue], color)
    titleColors[state.rawValue] = color
  }

  /// Returns the title colour of a state, or the normal state's if it has none.
  open func titleColor(for state: State) -> UIColor? {
    titleColors[state.rawValue] ?? titleColors[0]
  }
}
