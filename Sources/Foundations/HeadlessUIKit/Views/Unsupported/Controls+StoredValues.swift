public import Foundation

/// More members of `UIPageControl` without effect.
extension UIPageControl {
  /// The style of the background; stored, without effect.
  public final var backgroundStyle: BackgroundStyle {
    get { stored(.automatic) }
    set { store(newValue) }
  }

  /// Whether a drag turns pages; stored, without effect.
  public final var allowsContinuousInteraction: Bool {
    get { stored(true) }
    set { store(newValue) }
  }

  /// The image of a page; stored, without effect.
  public final var preferredIndicatorImage: UIImage? {
    get { stored(nil) }
    set { store(newValue) }
  }

  /// Whether the page is shown when it is asked for; stored, without effect.
  public final var defersCurrentPageDisplay: Bool {
    get { stored(false) }
    set { store(newValue) }
  }

  /// The style of the background.
  nonisolated public enum BackgroundStyle: Int, Sendable {
    /// The system's, shown, or hidden.
    case automatic, prominent, minimal
  }

  /// Returns the size of the dots: nothing is laid out.
  public final func size(forNumberOfPages pageCount: Int) -> CGSize { bounds.size }

  /// Does nothing: nothing is drawn.
  public final func setIndicatorImage(_ image: UIImage?, forPage page: Int) {}

  /// Does nothing: the page is shown already.
  public final func updateCurrentPageDisplay() {}
}

extension UIStepper {
  /// Does nothing: nothing is drawn.
  public final func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {}

  /// Does nothing: nothing is drawn.
  public final func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {}

  /// Does nothing: nothing is drawn.
  public final func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {}

  /// Does nothing: nothing is drawn.
  public final func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) {}
}

/// More members of `UIPickerView` without effect.
extension UIPickerView {
  /// Whether the selected row is marked; stored, without effect.
  public final var showsSelectionIndicator: Bool {
    get { stored(true) }
    set { store(newValue) }
  }

  /// Returns the size of a row: nothing is laid out.
  public final func rowSize(forComponent component: Int) -> CGSize { bounds.size }

  /// Returns the view that the delegate gives a row; nil for none.
  public final func view(forRow row: Int, forComponent component: Int) -> UIView? {
    delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)
  }
}
