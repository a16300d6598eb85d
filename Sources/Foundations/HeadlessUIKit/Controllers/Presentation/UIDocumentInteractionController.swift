public import Foundation

/// A controller that previews a file and offers it to other apps.
///
/// The preview is a screen with the file's name and a Done button; the menus of other apps are share sheets.
open class UIDocumentInteractionController: NSObject {
  /// The file.
  open var url: URL?

  /// The name that is shown; that of the file, unless set.
  open var name: String? {
    get { chosenName ?? url?.lastPathComponent }
    set { chosenName = newValue }
  }

  /// The type of the file; stored, without effect.
  open var uti: String?

  /// The information for another app that opens the file; stored, without effect.
  open var annotation: Any?

  /// The icons of the file: none.
  open var icons: [UIImage] { [] }

  /// The delegate.
  open weak var delegate: (any UIDocumentInteractionControllerDelegate)?

  private var chosenName: String?
  private weak var shown: UIViewController?

  /// Creates a controller of a file.
  public convenience init(url: URL) {
    self.init()
    self.url = url
  }

  /// Shows the preview; returns false if the delegate names no view controller to show it from.
  @discardableResult
  open func presentPreview(animated: Bool) -> Bool {
    guard let host = delegate?.documentInteractionControllerViewControllerForPreview(self) else {
      return false
    }
    delegate?.documentInteractionControllerWillBeginPreview(self)
    let preview = DocumentPreview(title: name ?? "") { [weak self] in
      guard let self else { return }
      delegate?.documentInteractionControllerDidEndPreview(self)
    }
    shown = preview
    host.present(preview, animated: animated)
    return true
  }

  /// Hides the preview.
  open func dismissPreview(animated: Bool) { shown?.dismiss(animated: animated) }

  /// Shows what can be done with the file, as a share sheet.
  @discardableResult
  open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
    presentSheet(over: view.nearestController, animated: animated)
  }

  /// Shows what can be done with the file, as a share sheet.
  @discardableResult
  open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
    presentSheet(over: UIApplication.shared.topViewController, animated: animated)
  }

  /// Shows the apps that can open the file, as a share sheet.
  @discardableResult
  open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
    presentSheet(over: view.nearestController, animated: animated)
  }

  /// Shows the apps that can open the file, as a share sheet.
  @discardableResult
  open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
    presentSheet(over: UIApplication.shared.topViewController, animated: animated)
  }

  /// Hides the share sheet.
  open func dismissMenu(animated: Bool) { shown?.dismiss(animated: animated) }

  private func presentSheet(over host: UIViewController?, animated: Bool) -> Bool {
    guard let host, let url else { return false }
    let sheet = UIActivityViewController(activityItems: [url], applicationActivities: nil)
    shown = sheet
    host.present(sheet, animated: animated)
    return true
  }
}

/// The screen of a file, of which nothing but its name is shown.
private final class DocumentPreview: UIViewController {
  private let ended: () -> Void

  init(title: String, ended: @escaping () -> Void) {
    self.ended = ended
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel()
    label.text = title
    let done = UIButton(
      primaryAction: UIAction(title: "Done") { [weak self] _ in self?.dismiss(animated: true) })
    view.addSubview(label)
    view.addSubview(done)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { ended() }
  }
}

/// The delegate of a document interaction controller.
@MainActor public protocol UIDocumentInteractionControllerDelegate: AnyObject {
  /// Returns the view controller that presents the preview.
  func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController

  /// Tells the delegate that the preview is about to be shown.
  func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController)

  /// Tells the delegate that the preview was closed.
  func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
}

extension UIDocumentInteractionControllerDelegate {
  /// Returns the screen in front.
  public func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController { UIApplication.shared.topViewController ?? UIViewController() }

  /// Does nothing.
  public func documentInteractionControllerWillBeginPreview(
    _ controller: UIDocumentInteractionController
  ) {}

  /// Does nothing.
  public func documentInteractionControllerDidEndPreview(
    _ controller: UIDocumentInteractionController
  ) {}
}
