public import Foundation

/// A button: a title, and what happens when it is tapped.
open class UIButton: UIControl {
  private var normalTitle: String?
  private var configuredTitle: String?
  private var stateTitles: [State.RawValue: String] = [:]
  private var attributedTitles: [State.RawValue: NSAttributedString] = [:]
  private var images: [State.RawValue: UIImage] = [:]
  private var titleColors: [State.RawValue: UIColor] = [:]
  private var backgroundImages: [State.RawValue: UIImage] = [:]
  private var openMenu: MenuPresentation?

  /// How the button looks and what it says; nil for a button of the old kind.
  open var configuration: Configuration? {
    didSet { configuredTitle = configuration?.title }
  }

  /// Called when the button's state changed, to adapt the configuration.
  open var configurationUpdateHandler: ((UIButton) -> Void)? {
    didSet { configurationUpdateHandler?(self) }
  }

  /// The menu the button shows; nil for none.
  open var menu: UIMenu?

  /// Whether a tap shows the menu instead of doing something.
  open var showsMenuAsPrimaryAction = false

  /// Whether a tap turns the button on or off.
  open var changesSelectionAsPrimaryAction = false

  /// The label the title is shown in; setting its text changes nothing, as in UIKit.
  public private(set) lazy var titleLabel: UILabel? = UILabel()

  /// The view the image is shown in.
  public private(set) lazy var imageView: UIImageView? = UIImageView()

  /// Creates a button of a kind, which acts when it is activated.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    if let primaryAction { setPrimaryAction(primaryAction) }
  }

  /// Creates a button with a configuration, which acts when it is activated.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    buttonType = .system
    self.configuration = configuration
    if let primaryAction { setPrimaryAction(primaryAction) }
  }

  private func setPrimaryAction(_ action: UIAction) {
    if !action.title.isEmpty, configuration?.title == nil { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  /// Sets the title of a state; that of the configuration too where it is the normal state's.
  open func setTitle(_ title: String?, for state: State) {
    guard state == .normal else { return stateTitles[state.rawValue] = title }
    normalTitle = title
    if configuration != nil { configuration?.title = title }
  }

  /// Sets the title of a state with its attributes.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[state.rawValue] = title
  }

  /// The title of a state, or the normal state's where it has none.
  open func title(for state: State) -> String? {
    stateTitles.isEmpty ? normalTitle : stateTitles[state.rawValue] ?? normalTitle
  }

  /// The title with its attributes of a state, or the normal state's where it has none.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    attributedTitles[state.rawValue] ?? attributedTitles[0]
  }

  /// What the button says now.
  open var currentTitle: String? {
    if !stateTitles.isEmpty, let title = stateTitles[storedState.rawValue] { return title }
    return configuredTitle ?? normalTitle ?? currentAttributedTitle?.string
  }

  /// What the button says now, with its attributes; nil where it was given none.
  open var currentAttributedTitle: NSAttributedString? {
    attributedTitles.isEmpty ? nil : attributedTitle(for: state)
  }

  /// Sets the image of a state.
  open func setImage(_ image: UIImage?, for state: State) { images[state.rawValue] = image }

  /// The image of a state, or the normal state's where it has none.
  open func image(for state: State) -> UIImage? { images[state.rawValue] ?? images[0] }

  /// What the button shows now.
  open var currentImage: UIImage? { configuration?.image ?? image(for: state) }

  /// Adapts the configuration to the state, through the handler.
  open func setNeedsUpdateConfiguration() { configurationUpdateHandler?(self) }

  /// Called by the handler's place in UIKit; does nothing unless overridden.
  open func updateConfiguration() {}

  open override var isEnabled: Bool {
    didSet { if isEnabled != oldValue { configurationUpdateHandler?(self) } }
  }

  open override var isSelected: Bool {
    didSet { if isSelected != oldValue { configurationUpdateHandler?(self) } }
  }

  // MARK: As an element

  package override var elementType: ElementType? {
    guard isAccessibilityElement else { return nil }
    return accessibilityTraits.contains(.link) ? .link : .button
  }

  package override var elementLabel: String {
    accessibilityLabel ?? currentTitle ?? currentImage?.accessibilityLabel ?? ""
  }

  package override var elementTitle: String? { currentTitle }

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

  /// Opens the menu, or closes it where it is open.
  private func show(_ menu: UIMenu) {
    guard openMenu == nil else { return openMenu = nil }
    sendActions(for: .menuActionTriggered)
    openMenu = MenuPresentation(menu, of: self) { [weak self] in self?.openMenu = nil }
  }

  // MARK: Stored, without effect

  /// What kind of button it was made as.
  open private(set) var buttonType = ButtonType.custom

  /// What choosing the button means; shown in pixels only.
  open var role = Role.normal

  /// Distances of the content from the edges.
  open var contentEdgeInsets = UIEdgeInsets.zero

  /// Sets the image behind the title of a state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgroundImages[state.rawValue] = image
  }

  /// The image behind the title of a state, or the normal state's where it has none.
  open func backgroundImage(for state: State) -> UIImage? {
    backgroundImages[state.rawValue] ?? backgroundImages[0]
  }

  /// Sets the colour of the title in a state.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state.rawValue] = color
  }

  /// The colour of the title in a state, or the normal state's where it has none.
  open func titleColor(for state: State) -> UIColor? {
    titleColors[state.rawValue] ?? titleColors[0]
  }
}
