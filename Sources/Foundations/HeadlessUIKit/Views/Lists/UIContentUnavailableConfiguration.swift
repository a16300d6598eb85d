/// The content of a screen that has nothing to show: image, texts and up to two buttons.
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  /// The properties of a button.
  public struct ButtonProperties {
    /// The action of the button.
    public var primaryAction: UIAction?
    /// The menu of the button.
    public var menu: UIMenu?
    /// Whether the button takes taps.
    public var isEnabled = true
    /// The role of the button; stored, without effect.
    public var role = UIButton.Role.normal
  }

  /// The properties of a text; they have no effect.
  public typealias TextProperties = UIListContentConfiguration.TextProperties

  /// The image above the texts.
  public var image: UIImage?
  /// The text.
  public var text: String?
  /// The secondary text.
  public var secondaryText: String?
  /// The button below the texts; shown if it has a title or an image.
  public var button = UIButton.Configuration.borderedProminent()
  /// The properties of the button.
  public var buttonProperties = ButtonProperties()
  /// The second button; shown if it has a title or an image.
  public var secondaryButton = UIButton.Configuration.plain()
  /// The properties of the second button.
  public var secondaryButtonProperties = ButtonProperties()
  /// The properties of the text; stored, without effect.
  public var textProperties = TextProperties()
  /// The properties of the secondary text; stored, without effect.
  public var secondaryTextProperties = TextProperties()

  fileprivate var isLoading = false

  private init(text: String? = nil, secondaryText: String? = nil) {
    self.text = text
    self.secondaryText = secondaryText
  }

  /// Returns a configuration without content.
  public static func empty() -> UIContentUnavailableConfiguration { Self() }

  /// Returns a configuration with an activity indicator and the text "Loading…".
  public static func loading() -> UIContentUnavailableConfiguration {
    var loading = Self(text: "Loading…")
    loading.isLoading = true
    return loading
  }

  /// Returns a configuration for a search without results.
  public static func search() -> UIContentUnavailableConfiguration {
    Self(text: "No Results", secondaryText: "Check the spelling or try a new search.")
  }

  /// Creates a view that shows the content.
  public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }
}

/// The state that a screen's unavailable content depends on.
nonisolated public struct UIContentUnavailableConfigurationState: Hashable, Sendable {
  /// The text of the screen's search; nil without a search.
  public var searchText: String?
}

/// A view that shows a content unavailable configuration.
open class UIContentUnavailableView: UIView, UIContentView {
  private var content: UIContentUnavailableConfiguration

  /// Creates a view that shows a configuration.
  public init(configuration: UIContentUnavailableConfiguration) {
    content = configuration
    super.init(frame: .zero)
    show()
  }

  /// Creates an empty view; nothing is read from the archive.
  public required init?(coder: NSCoder) {
    content = .empty()
    super.init(coder: coder)
  }

  /// The content; a configuration of another type is ignored.
  open var configuration: any UIContentConfiguration {
    get { content }
    set {
      guard let new = newValue as? UIContentUnavailableConfiguration else { return }
      content = new
      show()
    }
  }

  private func show() {
    for view in subviews { view.removeFromSuperview() }
    if content.isLoading {
      let indicator = UIActivityIndicatorView(style: .medium)
      indicator.startAnimating()
      addSubview(indicator)
    }
    if let image = content.image { addSubview(UIImageView(image: image)) }
    for text in [content.text, content.secondaryText].compactMap({ $0 }) {
      let label = UILabel()
      label.text = text
      addSubview(label)
    }
    add(content.button, content.buttonProperties)
    add(content.secondaryButton, content.secondaryButtonProperties)
  }

  private func add(
    _ configuration: UIButton.Configuration,
    _ properties: UIContentUnavailableConfiguration.ButtonProperties
  ) {
    guard configuration.title != nil || configuration.image != nil else { return }
    let button = UIButton(configuration: configuration)
    if let action = properties.primaryAction {
      button.addAction(action, for: .primaryActionTriggered)
    }
    button.menu = properties.menu
    button.showsMenuAsPrimaryAction = properties.primaryAction == nil && properties.menu != nil
    button.isEnabled = properties.isEnabled
    addSubview(button)
  }
}
