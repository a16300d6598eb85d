public import Foundation

/// Storyboards are unsupported: create screens in code.
@available(
  *, unavailable,
  message: """
    there are no storyboards here: create the controller with its initialiser, and build its view \
    in loadView() or viewDidLoad()
    """
)
open class UIStoryboard {
  /// Unavailable: create the controller with its initialiser.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {}

  /// Unavailable: create the controller with its initialiser.
  open func instantiateInitialViewController() -> UIViewController? { nil }

  /// Unavailable: create the controller with its initialiser.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    UIViewController()
  }

  /// Unavailable: create the controller with its initialiser.
  open func instantiateViewController<Controller: UIViewController>(
    identifier: String, creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller? { nil }
}

/// Segues are unsupported: push or present in code.
@available(
  *, unavailable,
  message: """
    there are no storyboards here: call pushViewController(_:animated:) or \
    present(_:animated:completion:) where the segue was performed
    """
)
open class UIStoryboardSegue {}

extension UIViewController {
  /// Unavailable: push or present instead.
  @available(
    *, unavailable,
    message: """
      there are no storyboards here: call pushViewController(_:animated:) or \
      present(_:animated:completion:) in its place
      """
  )
  public final func performSegue(withIdentifier identifier: String, sender: Any?) {}

  /// Unavailable: pass data in the controller's initialiser.
  @available(
    *, unavailable,
    message: """
      there are no storyboards here: give the controller what it needs in its initialiser, where it \
      is pushed or presented
      """
  )
  public final func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Unavailable: create the controller with its initialiser.
  @available(
    *, unavailable,
    message: "there are no storyboards here: create the controller with its initialiser"
  )
  public final var storyboard: UIStoryboard? { nil }
}
