public import Foundation

/// The system's printer options: the user prints, or cancels.
///
/// Nothing comes out of a printer.
open class UIPrintInteractionController: HeadlessObject {
  /// The type of the completion handler: the controller, whether it printed, and an error.
  public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void

  /// The shared controller.
  public static let shared = UIPrintInteractionController()

  /// A Boolean value that indicates whether the device can print; always true.
  open class var isPrintingAvailable: Bool { true }

  /// The delegate.
  open weak var delegate: (any UIPrintInteractionControllerDelegate)?

  /// The job; stored: its name is the title of the options.
  open var printInfo: UIPrintInfo?

  /// The formatter of the pages; stored, without effect.
  open var printFormatter: UIPrintFormatter?

  /// The renderer of the pages; stored, without effect.
  open var printPageRenderer: UIPrintPageRenderer?

  /// The item to print; stored, without effect.
  open var printingItem: Any?

  /// The items to print; stored, without effect.
  open var printingItems: [Any]?

  /// Whether the options have a number of copies; stored, without effect.
  open var showsNumberOfCopies = true

  /// Whether the options have a choice of paper; stored, without effect.
  open var showsPaperSelectionForLoadedPapers = false

  private override init() {}

  /// Returns false: no data can be printed from an address.
  open class func canPrint(_ url: URL) -> Bool { false }

  /// Presents the options over the visible screen; returns false if there is none.
  ///
  /// The handler is called once the options were dismissed.
  @discardableResult
  public final func present(animated: Bool, completionHandler: CompletionHandler?) -> Bool {
    guard let screen = UIApplication.shared.topViewController else { return false }
    let options = PrinterOptionsViewController(printInfo?.jobName) { [weak self] hasPrinted in
      guard let self else { return }
      completionHandler?(self, hasPrinted, nil)
      if hasPrinted { delegate?.printInteractionControllerDidFinishJob(self) }
    }
    screen.present(options, animated: animated)
    return true
  }

  /// Presents the options from a view; on a phone they cover the screen.
  @discardableResult
  public final func present(
    from rect: CGRect, in view: UIView, animated: Bool, completionHandler: CompletionHandler?
  ) -> Bool { present(animated: animated, completionHandler: completionHandler) }

  /// Presents the options from a bar button; on a phone they cover the screen.
  @discardableResult
  public final func present(
    from item: UIBarButtonItem, animated: Bool, completionHandler: CompletionHandler?
  ) -> Bool { present(animated: animated, completionHandler: completionHandler) }

  /// Dismisses the options.
  public final func dismiss(animated: Bool) {
    let top = UIApplication.shared.topViewController
    if top is PrinterOptionsViewController { top?.dismiss(animated: animated) }
  }
}

/// The delegate of a print controller.
@MainActor public protocol UIPrintInteractionControllerDelegate: AnyObject {
  /// Tells the delegate that the job was printed.
  func printInteractionControllerDidFinishJob(
    _ printInteractionController: UIPrintInteractionController)
}

extension UIPrintInteractionControllerDelegate {
  /// Does nothing.
  public func printInteractionControllerDidFinishJob(
    _ printInteractionController: UIPrintInteractionController
  ) {}
}

/// The screen of the printer options.
private final class PrinterOptionsViewController: UIViewController {
  private let end: (Bool) -> Void
  private var hasPrinted = false

  init(_ jobName: String?, _ end: @escaping (Bool) -> Void) {
    self.end = end
    super.init(nibName: nil, bundle: nil)
    title = jobName ?? "Options"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    add("Cancel", prints: false)
    add("Print", prints: true)
  }

  private func add(_ title: String, prints: Bool) {
    let action = UIAction(title: title) { [weak self] _ in
      self?.hasPrinted = prints
      self?.dismiss(animated: true)
    }
    view.addSubview(UIButton(primaryAction: action))
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { end(hasPrinted) }
  }
}
