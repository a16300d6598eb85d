extension UIViewController {
  /// The bar items and editing state of a view controller, each created when first used.
  struct Bars {
    var navigationItem: UINavigationItem?
    var tabBarItem: UITabBarItem?
    var toolbarItems: [UIBarButtonItem]?
    var editButtonItem: UIBarButtonItem?
    var keyCommands: [UIKeyCommand]?
    var isEditing = false
    var extendedLayoutIncludesOpaqueBars = false
    var modalPresentationCapturesStatusBarAppearance = false
    var traitOverrides: MutableTraits?
    /// The active search, or the last one.
    weak var search: UISearchController?
  }

  final var itemForNavigationBar: UINavigationItem {
    if let item = bars.navigationItem { return item }
    let made = UINavigationItem(screenTitle: title)
    bars.navigationItem = made
    return made
  }

  final var itemForTabBar: UITabBarItem {
    if let item = bars.tabBarItem { return item }
    let made = UITabBarItem(title: title, image: nil, tag: 0)
    bars.tabBarItem = made
    return made
  }

  final func titleDidChange() {
    bars.navigationItem?.title = title
    bars.tabBarItem?.title = title
  }

  /// Shows the new toolbar items if this screen is on top of a navigation controller.
  final func toolbarItemsDidChange() {
    guard let container = navigationController, container.isViewLoaded,
      container.topViewController === self
    else { return }
    container.toolbar.hostViews()
  }

  final var itemForEditing: UIBarButtonItem {
    if let item = bars.editButtonItem { return item }
    let made = UIBarButtonItem(title: bars.isEditing ? "Done" : "Edit", style: .plain) {
      [weak self] _ in
      guard let self else { return }
      setEditing(!isEditing, animated: true)
    }
    bars.editButtonItem = made
    return made
  }

  final func editingDidChange(to editing: Bool) {
    bars.isEditing = editing
    bars.editButtonItem?.title = editing ? "Done" : "Edit"
    bars.editButtonItem?.style = editing ? .done : .plain
  }

  final func nearest<Container: UIViewController>() -> Container? {
    var node = parent
    while let current = node {
      if let container = current as? Container { return container }
      node = current.parent
    }
    return nil
  }

  final func showInContext(_ vc: UIViewController, sender: Any?) {
    var node = parent
    while let container = node {
      if container.shows(vc, from: sender) { return }
      node = container.parent
    }
    present(vc, animated: true)
  }

  final func showDetailInContext(_ vc: UIViewController, sender: Any?) {
    var node: UIViewController? = self
    while let container = node {
      if container.showsDetail(vc, from: sender) { return }
      node = container.parent
    }
    present(vc, animated: true)
  }
}
