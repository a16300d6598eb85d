extension UIButton {
  /// Whether a touched image darkens; kept for the vocabulary.
  public final var adjustsImageWhenHighlighted: Bool {
    get { stored(true) }
    set { store(newValue) }
  }

  /// Whether a disabled image pales; kept for the vocabulary.
  public final var adjustsImageWhenDisabled: Bool {
    get { stored(true) }
    set { store(newValue) }
  }

  /// Whether a pointer has an effect; kept for the vocabulary.
  public final var isPointerInteractionEnabled: Bool {
    get { stored(false) }
    set { store(newValue) }
  }

  /// Distances around the title; kept for the vocabulary.
  public final var titleEdgeInsets: UIEdgeInsets {
    get { stored(.zero) }
    set { store(newValue) }
  }

  /// Distances around the image; kept for the vocabulary.
  public final var imageEdgeInsets: UIEdgeInsets {
    get { stored(.zero) }
    set { store(newValue) }
  }

  /// Whether the configuration follows the state by itself; kept for the vocabulary.
  public final var automaticallyUpdatesConfiguration: Bool {
    get { stored(true) }
    set { store(newValue) }
  }

  /// Says how a state's symbol is drawn; accepted.
  public final func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {}

  /// Gives the title's shadow a colour in a state; accepted.
  public final func setTitleShadowColor(_ color: UIColor?, for state: State) {}
}
