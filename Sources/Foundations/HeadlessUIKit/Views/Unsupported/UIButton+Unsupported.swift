/// The members of `UIButton` without effect: values are stored, and methods do nothing.
extension UIButton {
  /// A Boolean value that indicates whether a highlighted image darkens.
  public final var adjustsImageWhenHighlighted: Bool {
    get { stored(true) }
    set { store(newValue) }
  }

  /// A Boolean value that indicates whether a disabled image is dimmed.
  public final var adjustsImageWhenDisabled: Bool {
    get { stored(true) }
    set { store(newValue) }
  }

  /// A Boolean value that indicates whether a pointer has an effect.
  public final var isPointerInteractionEnabled: Bool {
    get { stored(false) }
    set { store(newValue) }
  }

  /// The closure that gives the style of the pointer above the button; never called.
  public final var pointerStyleProvider: PointerStyleProvider? {
    get { stored(nil) }
    set { store(newValue) }
  }

  /// A closure that returns the style of the pointer, from a proposed effect and shape.
  public typealias PointerStyleProvider = (UIButton, UIPointerEffect, UIPointerShape) ->
    UIPointerStyle?

  /// The distances around the title.
  public final var titleEdgeInsets: UIEdgeInsets {
    get { stored(.zero) }
    set { store(newValue) }
  }

  /// The distances around the image.
  public final var imageEdgeInsets: UIEdgeInsets {
    get { stored(.zero) }
    set { store(newValue) }
  }

  /// A Boolean value that indicates whether the configuration follows the state automatically.
  public final var automaticallyUpdatesConfiguration: Bool {
    get { stored(true) }
    set { store(newValue) }
  }

  /// Does nothing: symbols are not drawn.
  public final func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {}

  /// Does nothing: the title has no shadow.
  public final func setTitleShadowColor(_ color: UIColor?, for state: State) {}
}
