import Foundation

extension InterfaceBuilder {
  /// Sets the properties of a view.
  func setValues(of view: UIView, _ element: InterfaceElement) {
    configureCommon(view, element)
    configureContent(view, element)
  }

  private func configureCommon(_ view: UIView, _ element: InterfaceElement) {
    if element.flag("hidden") { view.isHidden = true }
    if let alpha = element.number("alpha") { view.alpha = alpha }
    if let enabled = element["userInteractionEnabled"] {
      view.isUserInteractionEnabled = enabled == "YES"
    }
    if let tag = element["tag"].flatMap(Int.init) { view.tag = tag }
    if let translates = element["translatesAutoresizingMaskIntoConstraints"] {
      view.translatesAutoresizingMaskIntoConstraints = translates == "YES"
    }
    if let accessibility = element.child("accessibility") {
      view.accessibilityIdentifier = accessibility["identifier"]
      view.accessibilityLabel =
        text("accessibilityLabel", of: element, accessibility["label"]) ?? view.accessibilityLabel
      view.accessibilityHint = accessibility["hint"]
      if let isElement = accessibility.child("bool") {
        view.isAccessibilityElement = isElement.flag("value")
      }
    }
    guard let control = view as? UIControl else { return }
    // Interface Builder writes that a refresh control is disabled, and UIKit lets people pull it.
    if !element.flag("enabled", default: true), !(control is UIRefreshControl) {
      control.isEnabled = false
    }
    if element.flag("selected") { control.isSelected = true }
  }

  /// Creates the views in a view.
  func addSubviews(to view: UIView, _ element: InterfaceElement) {
    if let scroll = view as? UIScrollView, let control = element.child(key: "refreshControl") {
      scroll.refreshControl = build(control) as? UIRefreshControl
    }
    let background = element.child(key: "backgroundView")
    if let table = view as? UITableView {
      if let background { table.backgroundView = build(background) as? UIView }
      return configure(table: table, element)
    }
    if let collection = view as? UICollectionView {
      if let background { collection.backgroundView = build(background) as? UIView }
      return configure(collection: collection, element)
    }
    if let cell = view as? UITableViewCell { return configure(cell: cell, element) }
    if let container = Self.contentView(of: view), let content = element.child(key: "contentView") {
      keep(container, content)
      return add(content, to: container)
    }
    add(element, to: view)
  }

  private static func contentView(of view: UIView) -> UIView? {
    switch view {
    case let cell as UICollectionViewCell: cell.contentView
    case let effect as UIVisualEffectView: effect.contentView
    default: nil
    }
  }

  /// Adds the subviews that an element describes.
  func add(_ element: InterfaceElement, to view: UIView) {
    for child in element.child("subviews")?.children ?? [] {
      guard let subview = build(child) as? UIView else { continue }
      if let stack = view as? UIStackView {
        stack.addArrangedSubview(subview)
      } else {
        view.addSubview(subview)
      }
    }
    if let bar = view as? UIToolbar {
      bar.items = element.child("items")?.children.compactMap { build($0) as? UIBarButtonItem }
    }
    if let bar = view as? UITabBar {
      bar.items = element.child("items")?.children.compactMap { build($0) as? UITabBarItem }
    }
  }

  // MARK: Lists

  private func configure(table: UITableView, _ element: InterfaceElement) {
    table.allowsSelection = element["selectionMode"] != "none" && element["allowsSelection"] != "NO"
    table.allowsMultipleSelection = element.flag("allowsMultipleSelection")
    for prototype in element.child("prototypes")?.children ?? [] {
      guard let identifier = prototype["reuseIdentifier"] else { continue }
      table.reusePool.register(identifier) { [weak scene] in
        scene.flatMap { InterfaceBuilder.makeCell(prototype, in: $0) }
          ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
      }
    }
    if let header = element.child(key: "tableHeaderView") {
      table.tableHeaderView = build(header) as? UIView
    }
    if let footer = element.child(key: "tableFooterView") {
      table.tableFooterView = build(footer) as? UIView
    }
    let sections = element.child("sections")?.children ?? []
    guard !sections.isEmpty else { return }
    scene.staticSections = sections.map { section in
      InterfaceSection(
        header: text("headerTitle", of: section, section.string("headerTitle")),
        footer: text("footerTitle", of: section, section.string("footerTitle")),
        cells: (section.child("cells")?.children ?? []).compactMap {
          build($0) as? UITableViewCell
        })
    }
  }

  private func configure(collection: UICollectionView, _ element: InterfaceElement) {
    if let layout = element.child(key: "collectionViewLayout") {
      collection.collectionViewLayout = makeLayout(layout)
    }
    for prototype in element.child("cells")?.children ?? [] {
      guard let identifier = prototype["reuseIdentifier"] else { continue }
      collection.reusePool.register(identifier) { [weak scene] in
        scene.flatMap { InterfaceBuilder.makeCell(prototype, in: $0) }
          ?? UICollectionViewCell(reusableAs: identifier)
      }
    }
    let supplementary = [
      ("sectionHeaderView", UICollectionView.elementKindSectionHeader),
      ("sectionFooterView", UICollectionView.elementKindSectionFooter),
    ]
    for (key, kind) in supplementary {
      guard let view = element.child(key: key), let identifier = view["reuseIdentifier"] else {
        continue
      }
      collection.supplementaryPools[kind, default: ReusePool()].register(identifier) {
        [weak scene] in
        scene.flatMap { InterfaceBuilder.makeCell(view, in: $0) }
          ?? UICollectionReusableView(reusableAs: identifier)
      }
    }
  }

  private func configure(cell: UITableViewCell, _ element: InterfaceElement) {
    if let type = element["accessoryType"] {
      cell.accessoryType = UITableViewCell.AccessoryType(interface: type)
    }
    cell.selectionStyle = element["selectionStyle"] == "none" ? .none : cell.selectionStyle
    guard let content = element.child(key: "contentView") else { return add(element, to: cell) }
    keep(cell.contentView, content)
    for child in content.child("subviews")?.children ?? [] {
      if let part = Self.part(child, of: cell, element) {
        keep(part, child)
        setValues(of: part, child)
        addSubviews(to: part, child)
      } else if let subview = build(child) as? UIView {
        cell.contentView.addSubview(subview)
      }
    }
    if let view = element.child(key: "accessoryView") {
      cell.accessoryView = build(view) as? UIView
    }
  }

  /// Returns the cell's own view that an element stands for; nil for a view of the app.
  ///
  /// The cell creates its own views when they are first asked for.
  private static func part(
    _ child: InterfaceElement, of cell: UITableViewCell, _ element: InterfaceElement
  ) -> UIView? {
    guard let id = child.id else { return nil }
    switch id {
    case element["textLabel"]: return cell.textLabel
    case element["detailTextLabel"]: return cell.detailTextLabel
    case element["imageView"]: return cell.imageView
    default: return nil
    }
  }
}

extension UITableViewCell.AccessoryType {
  /// The accessory with a name of Interface Builder.
  init(interface word: String?) {
    self =
      switch word {
      case "disclosureIndicator": .disclosureIndicator
      case "detailDisclosureButton": .detailDisclosureButton
      case "checkmark": .checkmark
      case "detailButton": .detailButton
      default: .none
      }
  }
}
