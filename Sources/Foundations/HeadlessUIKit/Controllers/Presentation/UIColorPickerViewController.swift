public import Foundation

/// The system's colour picker: the user taps a named colour, then closes the picker.
open class UIColorPickerViewController: UIViewController {
  /// The delegate.
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?

  /// The chosen colour.
  open var selectedColor = UIColor.black { didSet { showSelection() } }

  /// Whether the user may choose a transparent colour; stored: the colours offered are opaque.
  open var supportsAlpha = true

  private var swatches: [(color: UIColor, button: UIButton)] = []

  private static let colors: [(name: String, color: UIColor)] = [
    ("black", .black), ("white", .white), ("gray", .gray), ("red", .red), ("orange", .orange),
    ("yellow", .yellow), ("green", .green), ("cyan", .cyan), ("blue", .blue),
    ("purple", .purple), ("magenta", .magenta), ("brown", .brown),
  ]

  /// Creates a picker.
  public init() {
    super.init(nibName: nil, bundle: nil)
    title = "Colors"
  }

  /// Returns nil: the picker is not archived.
  public required init?(coder: NSCoder) { nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let close = UIButton(type: .close)
    close.setTitle("Close", for: .normal)
    close.addTarget(self, for: .touchUpInside) { $0.dismiss(animated: true) }
    view.addSubview(close)
    swatches = Self.colors.map { name, color in
      let action = UIAction(title: name) { [weak self] _ in self?.choose(color) }
      return (color, UIButton(primaryAction: action))
    }
    for swatch in swatches { view.addSubview(swatch.button) }
    showSelection()
  }

  private func choose(_ color: UIColor) {
    selectedColor = color
    delegate?.colorPickerViewController(self, didSelect: color, continuously: false)
    delegate?.colorPickerViewControllerDidSelectColor(self)
  }

  private func showSelection() {
    for swatch in swatches { swatch.button.isSelected = swatch.color == selectedColor }
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { delegate?.colorPickerViewControllerDidFinish(self) }
  }
}

/// The delegate of a colour picker.
@MainActor public protocol UIColorPickerViewControllerDelegate: AnyObject {
  /// Tells the delegate that the user chose a colour.
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)

  /// Tells the delegate that the user chose a colour; deprecated in UIKit.
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)

  /// Tells the delegate that the picker was dismissed.
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  /// Does nothing.
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {}

  /// Does nothing.
  public func colorPickerViewControllerDidSelectColor(
    _ viewController: UIColorPickerViewController
  ) {}

  /// Does nothing.
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}
