// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
import HeadlessDevice
import HeadlessFoundation
public import HeadlessUIKit

/// The request for a review, which is an event in the log.
public enum SKStoreReviewController {
  public static func requestReview() { Device.current.log.post("review requested") }
  public static func requestReview(in windowScene: UIWindowScene) { requestReview() }
}

/// The store itself, which is asked for reviews.
public enum AppStore {
  public static func requestReview(in scene: UIWindowScene) {
    SKStoreReviewController.requestReview()
  }
}

/// A screen of the store with an app's identifier, which the user closes.
open class SKStoreProductViewController: UIViewController {
  open weak var delegate: (any SKStoreProductViewControllerDelegate)?
  private let label = UILabel()

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
    let done = UIAction(title: "Done") { [weak self] _ in
      guard let self else { return }
      guard let delegate else { return dismiss(animated: true) }
      delegate.productViewControllerDidFinish(self)
    }
    view.addSubview(UIButton(primaryAction: done))
  }

  open func loadProduct(
    withParameters parameters: [String: Any],
    completionBlock block: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    let identifier = parameters[SKStoreProductParameterITunesItemIdentifier]
    label.text = identifier.map { "App \($0)" }
    Ported.async { block?(identifier != nil, nil) }
  }
}

public protocol SKStoreProductViewControllerDelegate: AnyObject {
  func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}

extension SKStoreProductViewControllerDelegate {
  public func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {
    viewController.dismiss(animated: true)
  }
}

nonisolated public let SKStoreProductParameterITunesItemIdentifier = "id"
