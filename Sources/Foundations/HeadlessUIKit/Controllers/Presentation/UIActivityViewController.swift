public import Foundation

/// The system's sheet for sharing: a person can only close it here.
open class UIActivityViewController: UIViewController {
  /// What is shared.
  public final let activityItems: [Any]

  /// What a person may not choose; kept for the vocabulary.
  open var excludedActivityTypes: [UIActivity.ActivityType]?

  /// Called when the sheet is gone: what was chosen, whether it was done, what came back, and why not.
  open var completionWithItemsHandler: CompletionWithItemsHandler?

  /// What is called when the sheet is gone.
  public typealias CompletionWithItemsHandler =
    (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

  /// A sheet that shares these, with activities of the app's own.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.activityItems = activityItems
    super.init(nibName: nil, bundle: nil)
  }

  /// Always refuses: the sheet is not archived.
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
}

/// Something that can be done with what is shared; of an app's own, and never shown here.
open class UIActivity {
  /// What can be done.
  nonisolated public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The word for it.
    public let rawValue: String

    /// An activity named by its word.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// An activity named by its word.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Sends by mail.
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    /// Sends as a message.
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    /// Prints.
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    /// Copies.
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    /// Makes it the picture of a contact.
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    /// Keeps a picture.
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    /// Keeps a link for later.
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
    /// Sends to a device nearby.
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
  }

  /// An activity.
  public init() {}

  /// What it does; nil unless overridden.
  open var activityType: ActivityType? { nil }

  /// What it is called; nil unless overridden.
  open var activityTitle: String? { nil }
}
