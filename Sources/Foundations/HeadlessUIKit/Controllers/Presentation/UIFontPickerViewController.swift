public import Foundation

/// The system's font picker: the user taps a family, or cancels.
open class UIFontPickerViewController: UIViewController {
  /// The options of a picker; without effect.
  open class Configuration {
    /// Whether the faces of a family are shown; stored, without effect.
    open var includeFaces = false

    /// Whether families are shown in the system's font; stored, without effect.
    open var displayUsingSystemFont = false

    /// The traits to show; stored, without effect.
    open var filteredTraits: UIFontDescriptor.SymbolicTraits = []

    /// Creates the default options.
    public init() {}
  }

  /// The options.
  public final let configuration: Configuration

  /// The delegate.
  open weak var delegate: (any UIFontPickerViewControllerDelegate)?

  /// The chosen font; nil until one is chosen.
  open var selectedFontDescriptor: UIFontDescriptor?

  private static let families = ["Arial", "Courier New", "Georgia", "Helvetica", "Times New Roman"]

  /// Creates a picker.
  public init(configuration: Configuration = Configuration()) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
    title = "Choose Font"
  }

  /// Returns nil: the picker is not archived.
  public required init?(coder: NSCoder) { nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    add("Cancel") { $0.cancel() }
    for family in Self.families { add(family) { $0.choose(family) } }
  }

  private func add(_ title: String, _ act: @escaping (UIFontPickerViewController) -> Void) {
    let action = UIAction(title: title) { [weak self] _ in self.map(act) }
    view.addSubview(UIButton(primaryAction: action))
  }

  private func choose(_ family: String) {
    selectedFontDescriptor = UIFontDescriptor(name: family, size: UIFont.systemFontSize)
    delegate?.fontPickerViewControllerDidPickFont(self)
    if presentingViewController != nil, !isBeingDismissed { dismiss(animated: true) }
  }

  private func cancel() {
    delegate?.fontPickerViewControllerDidCancel(self)
    if presentingViewController != nil, !isBeingDismissed { dismiss(animated: true) }
  }
}

/// The delegate of a font picker.
@MainActor public protocol UIFontPickerViewControllerDelegate: AnyObject {
  /// Tells the delegate that the user chose a font.
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)

  /// Tells the delegate that the user cancelled.
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
  /// Does nothing.
  public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}

  /// Does nothing.
  public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
}
