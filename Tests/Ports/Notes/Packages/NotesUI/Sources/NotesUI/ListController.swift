import ObjectiveC
import UIKit.UITableViewController

/// A list with a button that adds an element.
open class ListController: UITableViewController {
  open override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add, target: self, action: #selector(add))
  }

  @objc open func add() {}

  deinit { logEnd() }

  private func logEnd() { Self.ended += 1 }

  /// The number of lists that were released.
  public static var ended = 0
}

private var subtitleKey: UInt8 = 0

extension UIViewController {
  /// A text below the title, which the prompt shows.
  public var subtitle: String? {
    get { objc_getAssociatedObject(self, &subtitleKey) as? String }
    set {
      objc_setAssociatedObject(self, &subtitleKey, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC)
      navigationItem.prompt = newValue
    }
  }
}
