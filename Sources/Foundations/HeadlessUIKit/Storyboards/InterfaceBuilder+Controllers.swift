import Foundation

extension InterfaceBuilder {
  /// Sets the properties of a controller, and creates its bars' items.
  func configure(controller: UIViewController, _ element: InterfaceElement) {
    if let title = text("title", of: element, element["title"]) { controller.title = title }
    controller.hidesBottomBarWhenPushed = element.flag("hidesBottomBarWhenPushed")
    controller.definesPresentationContext = element.flag("definesPresentationContext")
    controller.isModalInPresentation = element.flag("modalInPresentation")
    controller.restorationIdentifier = element["restorationIdentifier"]
    if let style = Self.style(element["modalPresentationStyle"]) {
      controller.modalPresentationStyle = style
    }
    if let item = element.child("navigationItem") { configure(item, of: controller) }
    if let item = element.child("tabBarItem") { configure(tabBarItem: item, of: controller) }
    if let items = element.child("toolbarItems")?.children, !items.isEmpty {
      controller.toolbarItems = items.compactMap { build($0) as? UIBarButtonItem }
    }
    if let stack = controller as? UINavigationController {
      stack.isNavigationBarHidden = element.flag("navigationBarHidden")
      stack.isToolbarHidden = element.flag("toolbarHidden", default: true)
    }
    if let split = controller as? UISplitViewController { configure(split, element) }
    InterfaceConnector.setRuntimeAttributes(of: element, on: controller)
    connectItems()
  }

  /// Sets the style, which Xcode writes as a permission for two columns, and as a word for three.
  private func configure(_ split: UISplitViewController, _ element: InterfaceElement) {
    switch element["style"] {
    case "tripleColumn": split.style = .tripleColumn
    case "doubleColumn": split.style = .doubleColumn
    default: if element.flag("allowDoubleColumnStyle") { split.style = .doubleColumn }
    }
  }

  static func style(_ word: String?) -> UIModalPresentationStyle? {
    switch word {
    case "fullScreen": .fullScreen
    case "pageSheet": .pageSheet
    case "formSheet": .formSheet
    case "currentContext": .currentContext
    case "overFullScreen": .overFullScreen
    case "overCurrentContext": .overCurrentContext
    case "popover": .popover
    case "custom": .custom
    default: nil
    }
  }

  private func configure(_ element: InterfaceElement, of controller: UIViewController) {
    let item = controller.navigationItem
    keep(item, element)
    if let title = text("title", of: element, element["title"]) { item.title = title }
    item.prompt = text("prompt", of: element, element["prompt"])
    item.backButtonTitle = text("backButtonTitle", of: element, element["backButtonTitle"])
    item.hidesBackButton = element.flag("hidesBackButton")
    item.leftItemsSupplementBackButton = element.flag("leftItemsSupplementBackButton")
    for child in element.children {
      switch child["key"] ?? child.name {
      case "leftBarButtonItem": item.leftBarButtonItem = build(child) as? UIBarButtonItem
      case "rightBarButtonItem": item.rightBarButtonItem = build(child) as? UIBarButtonItem
      case "backBarButtonItem": item.backBarButtonItem = build(child) as? UIBarButtonItem
      case "leftBarButtonItems": item.leftBarButtonItems = items(child)
      case "rightBarButtonItems": item.rightBarButtonItems = items(child)
      case "titleView": item.titleView = build(child) as? UIView
      default: break
      }
    }
  }

  private func items(_ element: InterfaceElement) -> [UIBarButtonItem] {
    element.children.compactMap { build($0) as? UIBarButtonItem }
  }

  private func configure(tabBarItem element: InterfaceElement, of controller: UIViewController) {
    guard let item = controller.tabBarItem else { return }
    keep(item, element)
    configure(item: item, element)
  }

  /// Sets the properties of a tab bar's item.
  func configure(item: UITabBarItem, _ element: InterfaceElement) {
    item.title =
      text("title", of: element, element["title"])
      ?? element["systemItem"].flatMap(UITabBarItem.SystemItem.init(interface:))?.label
    item.badgeValue = element["badgeValue"]
    item.tag = Int(element["tag"] ?? "") ?? 0
    item.image = element["image"].flatMap { UIImage(named: $0) }
  }

  /// Sets the properties of a bar's button.
  func configure(item: UIBarButtonItem, _ element: InterfaceElement) {
    item.title = text("title", of: element, element["title"])
    item.style = element["style"] == "done" ? .done : .plain
    item.isEnabled = element.flag("enabled", default: true)
    item.tag = Int(element["tag"] ?? "") ?? 0
    item.image =
      element["image"].flatMap {
        element["catalog"] == "system" ? UIImage(systemName: $0) : UIImage(named: $0)
      }
    item.systemItem = element["systemItem"].flatMap(UIBarButtonItem.SystemItem.init(interface:))
    if let view = element.child(key: "customView") { item.customView = build(view) as? UIView }
    if let accessibility = element.child("accessibility") {
      item.accessibilityIdentifier = accessibility["identifier"]
      item.accessibilityLabel = accessibility["label"]
    }
  }
}

extension UIBarButtonItem.SystemItem {
  /// The system item with a name of Interface Builder.
  init?(interface word: String) {
    let all: [UIBarButtonItem.SystemItem] = [
      .done, .cancel, .edit, .save, .add, .flexibleSpace, .fixedSpace, .compose, .reply, .action,
      .organize, .bookmarks, .search, .refresh, .stop, .camera, .trash, .play, .pause, .rewind,
      .fastForward, .undo, .redo, .close,
    ]
    guard let found = all.first(where: { "\($0)" == word }) else { return nil }
    self = found
  }
}

extension UITabBarItem.SystemItem {
  /// The system item with a name of Interface Builder.
  fileprivate init?(interface word: String) {
    guard let found = Self.allCases.first(where: { "\($0)" == word }) else { return nil }
    self = found
  }
}
