package import HeadlessUIKit

/// The container of the Tasks flow: one stack in compact width, list and detail side by side in regular.
///
/// Its screens are in one stack or in the columns, never in both; they move when the width changes.
package final class TasksSplitViewController: UISplitViewController {
  private let stack = UINavigationController()
  private let listColumn = UINavigationController()
  private var detailColumn: UINavigationController?

  /// Creates the container, without screens.
  package init() {
    super.init(style: .doubleColumn)
    delegate = self
    setViewController(listColumn, for: .primary)
    setViewController(stack, for: .compact)
  }

  /// Returns nil: the container is created in code only.
  package required init?(coder: NSCoder) { nil }

  package override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    arrange()
  }

  /// Shows the list, on its own.
  func show(list: UIViewController) {
    place([list])
  }

  /// Pushes a detail screen in compact width; replaces the detail beside the list in regular width.
  func show(detail: UIViewController) {
    arrange()
    if isCompact {
      stack.pushViewController(detail, animated: true)
    } else {
      setDetail([detail])
    }
  }

  /// Pops to the list in compact width; in regular width the list is visible already.
  package func showList() {
    if isCompact { stack.popToRootViewController(animated: false) }
  }

  private var isCompact: Bool { traitCollection.horizontalSizeClass == .compact }

  /// Moves the screens to where the width wants them; does nothing if they are there.
  private func arrange() {
    let isStacked = listColumn.viewControllers.isEmpty
    guard isStacked != isCompact else { return }
    let screens =
      stack.viewControllers + listColumn.viewControllers + (detailColumn?.viewControllers ?? [])
    stack.viewControllers = []
    listColumn.viewControllers = []
    detailColumn?.viewControllers = []
    setDetail([])
    place(screens)
  }

  private func place(_ screens: [UIViewController]) {
    if isCompact {
      stack.setViewControllers(screens, animated: false)
    } else {
      listColumn.setViewControllers(Array(screens.prefix(1)), animated: false)
      setDetail(Array(screens.dropFirst()))
    }
  }

  private func setDetail(_ screens: [UIViewController]) {
    guard detailColumn != nil || !screens.isEmpty else { return }
    detailColumn = screens.isEmpty ? nil : UINavigationController()
    detailColumn?.viewControllers = screens
    setViewController(detailColumn, for: .secondary)
  }
}

extension TasksSplitViewController: UISplitViewControllerDelegate {
  package func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
    arrange()
  }

  package func splitViewControllerDidExpand(_ svc: UISplitViewController) {
    arrange()
  }
}
