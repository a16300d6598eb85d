public import Foundation

/// The system's share sheet, which the user can only close here.
open class UIActivityViewController: UIViewController {
  /// The items to share.
  public final let activityItems: [Any]

  /// Called after the sheet was dismissed: activity, whether completed, returned items, error.
  open var completionWithItemsHandler: CompletionWithItemsHandler?

  /// The type of the completion handler.
  public typealias CompletionWithItemsHandler =
    (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

  /// Creates a share sheet.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.activityItems = activityItems
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns nil: the sheet is not archived.
  public required init?(coder: NSCoder) { nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "ActivityListView"
    let close = UIButton(type: .close)
    close.setTitle("Close", for: .normal)
    close.addTarget(self, for: .touchUpInside) { $0.dismiss(animated: true) }
    view.addSubview(close)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { completionWithItemsHandler?(nil, false, nil, nil) }
  }

  // MARK: Without effect

  /// The excluded activities; stored, without effect.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
}
