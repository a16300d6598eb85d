public import Foundation

/// The system's share sheet: the user copies the items, chooses an activity of the app, or closes it.
///
/// The system's other activities are not here.
open class UIActivityViewController: UIViewController {
  /// The items to share.
  public final let activityItems: [Any]

  /// Called after the sheet was dismissed: activity, whether completed, returned items, error.
  open var completionWithItemsHandler: CompletionWithItemsHandler?

  /// The type of the completion handler.
  public typealias CompletionWithItemsHandler =
    (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

  /// The activities that are not offered.
  open var excludedActivityTypes: [UIActivity.ActivityType]?

  private let activities: [UIActivity]
  private var performed: (type: UIActivity.ActivityType?, isCompleted: Bool) = (nil, false)

  /// Creates a share sheet.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.activityItems = activityItems
    activities = applicationActivities ?? []
    super.init(nibName: nil, bundle: nil)
  }

  /// Unavailable, as in UIKit: a subclass need not have it.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "ActivityListView"
    let close = UIButton(type: .close)
    close.setTitle("Close", for: .normal)
    close.addTarget(self, for: .touchUpInside) { $0.dismiss(animated: true) }
    view.addSubview(close)
    if offers(.copyToPasteboard), !copiedTexts.isEmpty { add("Copy") { $0.copyItems() } }
    let items = items(for: nil)
    for activity in activities where offers(activity.activityType) {
      guard let title = activity.activityTitle, activity.canPerform(withActivityItems: items) else {
        continue
      }
      add(title) { $0.perform(activity) }
    }
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard isBeingDismissed else { return }
    completionWithItemsHandler?(performed.type, performed.isCompleted, nil, nil)
  }

  // MARK: Activities

  private func offers(_ type: UIActivity.ActivityType?) -> Bool {
    type.map { excludedActivityTypes?.contains($0) != true } ?? true
  }

  private func add(_ title: String, _ act: @escaping (UIActivityViewController) -> Void) {
    let action = UIAction(title: title) { [weak self] _ in self.map(act) }
    view.addSubview(UIButton(primaryAction: action))
  }

  /// Returns the items, those of sources for a type of activity; nil for the placeholders.
  private func items(for type: UIActivity.ActivityType?) -> [Any] {
    activityItems.compactMap { item in
      guard let source = item as? any UIActivityItemSource else { return item }
      guard let type else { return source.activityViewControllerPlaceholderItem(self) }
      return source.activityViewController(self, itemForActivityType: type)
    }
  }

  private var copiedTexts: [String] { items(for: .copyToPasteboard).compactMap(Self.text(of:)) }

  private static func text(of item: Any) -> String? {
    switch item {
    case let text as String: text
    case let text as NSString: "\(text)"
    case let text as NSAttributedString: text.string
    case let url as URL: url.absoluteString
    case let url as NSURL: url.absoluteString
    default: nil
    }
  }

  private func copyItems() {
    UIPasteboard.general.string = copiedTexts.joined(separator: "\n")
    finish(.copyToPasteboard, isCompleted: true)
  }

  private func perform(_ activity: UIActivity) {
    let type = activity.activityType
    activity.didFinish = { [weak self] in self?.finish(type, isCompleted: $0) }
    activity.prepare(withActivityItems: type.map { items(for: $0) } ?? items(for: nil))
    guard let controller = activity.activityViewController else { return activity.perform() }
    present(controller, animated: true)
  }

  /// Dismisses the sheet, and what an activity presented over it.
  private func finish(_ type: UIActivity.ActivityType?, isCompleted: Bool) {
    performed = (type, isCompleted)
    (presentingViewController ?? self).dismiss(animated: true)
  }
}
