// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
import HeadlessUIKit

/// An opaque screen with its address.
open class SFSafariViewController: UIViewController {
  public let url: URL
  open weak var delegate: SFSafariViewControllerDelegate?

  public init(url URL: URL) {
    url = URL
    super.init(nibName: nil, bundle: nil)
  }

  public convenience init(url URL: URL, configuration: Configuration) { self.init(url: URL) }

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
}

/// The delegate of the screen.
public protocol SFSafariViewControllerDelegate: AnyObject {
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
}

extension SFSafariViewControllerDelegate {
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
}
