// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
import HeadlessUIKit

/// An opaque screen with its address.
open class SFSafariViewController: UIViewController {
  public let url: URL
  public let configuration: Configuration
  open weak var delegate: SFSafariViewControllerDelegate?

  // Without effect.
  open var preferredBarTintColor: UIColor?
  open var preferredControlTintColor: UIColor?
  open var dismissButtonStyle = DismissButtonStyle.done

  public init(url URL: URL, configuration: Configuration = Configuration()) {
    url = URL
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  public convenience init(url URL: URL, entersReaderIfAvailable: Bool) {
    let configuration = Configuration()
    configuration.entersReaderIfAvailable = entersReaderIfAvailable
    self.init(url: URL, configuration: configuration)
  }

  public required init?(coder: NSCoder) { nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    title = url.host
    let label = UILabel()
    label.text = url.absoluteString
    let done = UIButton(type: .system)
    done.setTitle("Done", for: .normal)
    done.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        dismiss(animated: true)
        delegate?.safariViewControllerDidFinish(self)
      }, for: .touchUpInside)
    view.addSubview(done)
    view.addSubview(label)
  }

  open override var rehearsalProps: Any? { ["url": url.absoluteString] }

  /// The options of the screen; without effect.
  open class Configuration {
    open var entersReaderIfAvailable = false
    open var barCollapsingEnabled = true

    public init() {}
  }

  /// The style of the button that closes the screen; without effect.
  nonisolated public enum DismissButtonStyle: Int, Sendable { case done, close, cancel }
}

/// The delegate of the screen.
public protocol SFSafariViewControllerDelegate: AnyObject {
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
  func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
  func safariViewController(
    _ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL)
}

extension SFSafariViewControllerDelegate {
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
  public func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
  ) {}
  public func safariViewController(
    _ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL
  ) {}
}
