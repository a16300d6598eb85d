public import Foundation

/// What only draws is kept by name, where somebody sets it: most controls never have any of it.
extension UIButton {
  /// Whether a touched image darkens; kept for the vocabulary.
  public final var adjustsImageWhenHighlighted: Bool {
    get { look(true) }
    set { setLook(newValue) }
  }

  /// Whether a disabled image pales; kept for the vocabulary.
  public final var adjustsImageWhenDisabled: Bool {
    get { look(true) }
    set { setLook(newValue) }
  }

  /// Whether a pointer has an effect; kept for the vocabulary.
  public final var isPointerInteractionEnabled: Bool {
    get { look(false) }
    set { setLook(newValue) }
  }

  /// Distances around the title; kept for the vocabulary.
  public final var titleEdgeInsets: UIEdgeInsets {
    get { look(.zero) }
    set { setLook(newValue) }
  }

  /// Distances around the image; kept for the vocabulary.
  public final var imageEdgeInsets: UIEdgeInsets {
    get { look(.zero) }
    set { setLook(newValue) }
  }

  /// Whether the configuration follows the state by itself; kept for the vocabulary.
  public final var automaticallyUpdatesConfiguration: Bool {
    get { look(true) }
    set { setLook(newValue) }
  }

  /// Says how a state's symbol is drawn; accepted.
  public final func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {}

  /// Gives the title's shadow a colour in a state; accepted.
  public final func setTitleShadowColor(_ color: UIColor?, for state: State) {}
}

extension UISlider {
  /// Gives the handle an image in a state; accepted.
  public final func setThumbImage(_ image: UIImage?, for state: State) {}

  /// Gives the part before the handle an image in a state; accepted.
  public final func setMinimumTrackImage(_ image: UIImage?, for state: State) {}

  /// Gives the part behind the handle an image in a state; accepted.
  public final func setMaximumTrackImage(_ image: UIImage?, for state: State) {}
}

extension UISwitch {
  /// What it looks like; kept for the vocabulary.
  public final var preferredStyle: Style {
    get { look(.automatic) }
    set { setLook(newValue) }
  }

  /// What a switch looks like.
  nonisolated public enum Style: Int, Sendable {
    /// As the system has it, as a box with a tick, or as a handle that slides.
    case automatic, checkbox, sliding
  }
}

extension UISegmentedControl {
  /// Whether segments are as wide as what they say; kept for the vocabulary.
  public final var apportionsSegmentWidthsByContent: Bool {
    get { look(false) }
    set { setLook(newValue) }
  }

  /// Says how titles are written in a state; accepted.
  public final func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: State
  ) {}

  /// Gives a segment a width; accepted.
  public final func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {}

  /// Gives all segments a background in a state; accepted.
  public final func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: State, barMetrics: UIBarMetrics
  ) {}

  /// Gives segments a line between them; accepted.
  public final func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: State,
    rightSegmentState rightState: State, barMetrics: UIBarMetrics
  ) {}
}

extension UIStackView {
  /// Whether distances go from line to line; kept for the vocabulary.
  public final var isBaselineRelativeArrangement: Bool {
    get { look(false) }
    set { setLook(newValue) }
  }

  /// The distance after a view, where it has one of its own; else ``spacingUseDefault``.
  public final func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    UIStackView.spacingUseDefault
  }
}

extension UIProgressView {
  /// The image of what is done; kept for the vocabulary.
  public final var progressImage: UIImage? {
    get { look(nil) }
    set { setLook(newValue) }
  }

  /// The image of what is not; kept for the vocabulary.
  public final var trackImage: UIImage? {
    get { look(nil) }
    set { setLook(newValue) }
  }

  /// What is shown is read from here whenever somebody looks; nil for ``progress`` as it was set.
  public final var observedProgress: Progress? {
    get { look(nil) }
    set { setLook(newValue) }
  }
}

extension UILabel {
  /// Where text stands that is made smaller; kept for the vocabulary.
  public final var baselineAdjustment: UIBaselineAdjustment {
    get { look(.alignBaselines) }
    set { setLook(newValue) }
  }

  /// Whether a pointer shows text that is cut off; kept for the vocabulary.
  public final var showsExpansionTextWhenTruncated: Bool {
    get { look(false) }
    set { setLook(newValue) }
  }
}

/// Where text stands that is made smaller; kept for the vocabulary.
nonisolated public enum UIBaselineAdjustment: Int, Sendable {
  /// On the line, in the middle, or as it comes.
  case alignBaselines, alignCenters, none
}
