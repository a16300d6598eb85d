/// Absent: there are no storyboards here.
@available(
  *, unavailable,
  message: """
    there are no storyboards here: create the controller with its initialiser, and build its view \
    in loadView() or viewDidLoad()
    """
)
open class UIStoryboard {}

/// Absent: there are no storyboards here.
@available(
  *, unavailable,
  message: """
    there are no storyboards here: call pushViewController(_:animated:) or \
    present(_:animated:completion:) where the segue was performed
    """
)
open class UIStoryboardSegue {}

/// Absent: there are no nibs here.
@available(
  *, unavailable,
  message: "there are no nibs here: create the view with its initialiser"
)
open class UINib {}

extension UIViewController {
  /// Absent: there are no storyboards here.
  @available(
    *, unavailable,
    message: """
      there are no storyboards here: call pushViewController(_:animated:) or \
      present(_:animated:completion:) in its place
      """
  )
  public final func performSegue(withIdentifier identifier: String, sender: Any?) {}
}
