import HeadlessUIKit

/// A screen whose view model counts seconds, also after the screen has left.
final class TickerViewController: UIViewController {
  private var viewModel: TickerViewModel?

  override func viewDidLoad() {
    super.viewDidLoad()
    viewModel = TickerViewModel()
  }
}
