import HeadlessUIKit

/// A builder of the block of one screen, from top to bottom.
struct BlockBuilder {
  private(set) var block: Block
  let arrows: [AppMap.Edge]
  let edges: PictureEdges
  private var y = 0.0
  private var cellCount = 0
  private let returnKeys: Set<String>

  static let fontSize = 11.0
  private static let margin = 10.0
  private static let maximumCells = 5
  private static let maximumHeight = 430.0
  private static let inner = Block.width - 2 * margin

  /// Returns the block of a screen.
  static func block(of screen: AppMap.Screen, _ edges: PictureEdges) -> Block {
    var builder = BlockBuilder(screen, edges)
    builder.build()
    return builder.block
  }

  private init(_ screen: AppMap.Screen, _ edges: PictureEdges) {
    block = Block(screen: screen)
    arrows = edges.arrows.filter { $0.from == screen.id }
    self.edges = edges
    returnKeys = Set((edges.returns[screen.id] ?? []).filter { $0.fromAlert == nil }.map(\.place))
  }

  private mutating func build() {
    addOutside()
    addHeading()
    addPhone()
    addGestures()
    for alert in block.screen.alerts { addAlert(alert) }
    addFaults()
    block.height = y.rounded(.up)
  }

  // MARK: Around the phone

  private mutating func addOutside() {
    let all = edges.outside[block.screen.id] ?? []
    let ways = all.filter { $0.toAlert == nil } + all.filter { $0.toAlert != nil }
    let isLong = ways.count > 4
    for edge in ways.prefix(isLong ? 3 : 4) {
      add(.outside, height: 17, gap: 3) { item in
        item.text = Self.cut(edge.outsideText, inset: 26, size: 9.5)
        item.isRed = edge.isRed
      }
    }
    if isLong {
      let rest = ways.dropFirst(3)
      add(.outside, height: 17, gap: 3) { item in
        item.text = "\(rest.count) more from outside"
        item.isRed = rest.contains(where: \.isRed)
      }
    }
    if !ways.isEmpty { y += 8 }
  }

  private mutating func addHeading() {
    let screen = block.screen
    add(.heading, height: 20, gap: 2) { item in
      item.text = Self.cut(screen.id, inset: 4, size: 12.5, isBold: true)
      item.isRed = !screen.isCovered
    }
  }

  /// Adds the gestures that arrows leave from, beneath the phone.
  private mutating func addGestures() {
    var keys: [String] = []
    for edge in arrows where block.item(for: edge) == nil && !keys.contains(edge.place) {
      guard edge.fromAlert == nil || edge.act.isLater else { continue }
      keys.append(edge.place)
      let text = edge.act.isLater ? "later, after \(edge.act.gesture)" : edge.act.description
      add(.gesture, height: 17, gap: 3) { item in
        item.text = Self.cut(text, inset: 16, size: 9.5)
        item.key = edge.place
        item.isRed = edge.isRed
      }
    }
  }

  private mutating func addFaults() {
    let faults = block.screen.faults
    guard !faults.isEmpty else { return }
    y += 4
    for fault in faults.prefix(3) {
      let lines = TextWidth.wrapped(fault, to: Self.inner - 14, size: 9.5, lines: 3)
      add(.fault, height: 8 + 12 * Double(lines.count), gap: 3) {
        $0.text = lines.joined(separator: "\n")
      }
    }
    guard faults.count > 3 else { return }
    add(.fault, height: 20, gap: 3) { $0.text = "\(faults.count - 3) more faults" }
  }

  // MARK: Alerts

  private mutating func addAlert(_ alert: AppMap.Alert) {
    y += 6
    let start = y
    let index = block.items.count
    add(.alert, height: 6, gap: 0) { $0.alert = alert.name }
    let causes = (edges.alerts[block.screen.id] ?? []).filter { $0.toAlert == alert.name }
    if !causes.isEmpty {
      var texts: [String] = []
      for edge in causes where !texts.contains(edge.shortAct) { texts.append(edge.shortAct) }
      add(.alertCause, height: 13, gap: 2) { item in
        item.text = Self.cut("after " + texts.joined(separator: ", "), inset: 12, size: 9)
        item.isRed = causes.contains(where: \.isRed)
      }
    }
    addAlertTexts(alert)
    for button in alert.buttons { addAlertButton(button, of: alert) }
    y += 3
    block.items[index].frame.height = y - start
  }

  private mutating func addAlertTexts(_ alert: AppMap.Alert) {
    for line in TextWidth.wrapped(
      alert.title ?? "", to: Self.inner - 8, size: Self.fontSize, lines: 2, isBold: true)
    {
      add(.alertTitle, height: 15, gap: 0) { $0.text = line }
    }
    for line in TextWidth.wrapped(alert.message ?? "", to: Self.inner - 8, size: 9.5, lines: 3) {
      add(.alertText, height: 13, gap: 0) { $0.text = line }
    }
    y += 3
  }

  private mutating func addAlertButton(_ label: String, of alert: AppMap.Alert) {
    let isReturn = (edges.returns[block.screen.id] ?? []).contains {
      $0.fromAlert == alert.name && $0.act.element?.label == label
    }
    add(.alertButton, height: 22, gap: 0) { item in
      item.text = Self.cut(label, inset: 40, size: Self.fontSize)
      item.alert = alert.name
      item.isReturn = isReturn
    }
  }

  // MARK: The phone

  private mutating func addPhone() {
    let start = y
    let index = block.items.count
    add(.phone, height: 0, gap: 0) { _ in }
    y += block.screen.style == .sheet ? 13 : 9
    if block.screen.style == .sheet {
      let frame = Rectangle(x: Block.width / 2 - 16, y: y - 8, width: 32, height: 4)
      block.items.append(Block.Item(kind: .grabber, frame: frame))
    }
    let nodes = ElementNode.forest(of: block.screen.elements)
    for node in nodes where node.element.type != .tabBar { add(node) }
    addMissing()
    addCellCount()
    addBottom(nodes.first { $0.element.type == .tabBar }, from: start)
    block.items[index].frame.height = y - start
    y += 5
  }

  /// Adds the elements that arrows leave from and that did not stand on the screen together.
  private mutating func addMissing() {
    for edge in arrows where block.item(for: edge) == nil {
      guard let element = edge.act.element, !edge.act.isLater, edge.fromAlert == nil,
        !block.screen.elements.contains(where: { $0.type == .tab && $0.key == element.key })
      else { continue }
      addControl(element)
    }
  }

  private mutating func addBottom(_ bar: ElementNode?, from start: Double) {
    let tabs = bar?.descendants.filter { $0.type == .tab } ?? []
    let needed = tabs.isEmpty ? 12.0 : 34.0
    y = max(y + 4, start + 190 - needed)
    guard !tabs.isEmpty else {
      y += needed
      return
    }
    block.items.append(
      Block.Item(
        kind: .tabBar, frame: Rectangle(x: 0, y: y, width: Block.width, height: needed)))
    let width = (Block.width - 8) / Double(tabs.count)
    for (index, tab) in tabs.enumerated() {
      var item = Block.Item(
        kind: .tab,
        frame: Rectangle(x: 4 + Double(index) * width, y: y, width: width, height: needed))
      item.text = TextWidth.cut(tab.label, to: width - 2, size: 8.5)
      item.isSelected = tab.isSelected
      item.key = tab.key
      block.items.append(item)
    }
    y += needed
  }

  private mutating func add(_ node: ElementNode) {
    switch node.element.type {
    case .navigationBar: addBar(node)
    case .cell: addCell(node)
    case .table, .collectionView, .toolbar, .other, .tabBar, .window, .popover:
      for child in node.children { add(child) }
    case .segmentedControl: addSegments(node)
    default: addControl(node.element)
    }
  }

  private var isFull: Bool { y > Self.maximumHeight }

  private func isNeeded(_ element: AppMap.Element) -> Bool {
    arrows.contains { $0.place == element.key }
  }
}

// MARK: Elements

extension BlockBuilder {
  private mutating func addBar(_ node: ElementNode) {
    let buttons = node.children.filter { $0.element.type == .button }.map(\.element)
    let back = buttons.first { $0.identifier == "BackButton" }
    let others = buttons.filter { $0.identifier != "BackButton" }
    let title = block.screen.title ?? ""
    let frame = Rectangle(x: 0, y: y, width: Block.width, height: 28)
    block.items.append(Block.Item(kind: .bar, frame: frame))
    let side = others.isEmpty && back == nil ? 8.0 : 52.0
    if let back {
      addBarItem(.backButton, back, Rectangle(x: 6, y: y + 4, width: 46, height: 20))
    }
    var titleItem = Block.Item(
      kind: .barTitle,
      frame: Rectangle(x: side, y: y + 4, width: Block.width - 2 * side, height: 20))
    titleItem.text = TextWidth.cut(
      title, to: titleItem.frame.width - 4, size: Self.fontSize, isBold: true)
    if !title.isEmpty { block.items.append(titleItem) }
    for (index, button) in others.prefix(1).enumerated() {
      let x = Block.width - 52 - Double(index) * 46
      addBarItem(.barButton, button, Rectangle(x: x, y: y + 4, width: 46, height: 20))
    }
    y += 32
    for button in others.dropFirst() { addControl(button) }
  }

  private mutating func addBarItem(
    _ kind: Block.Item.Kind, _ element: AppMap.Element, _ frame: Rectangle
  ) {
    var item = Block.Item(kind: kind, frame: frame)
    let inset = kind == .backButton ? 10.0 : 2
    item.text = TextWidth.cut(element.name, to: frame.width - inset, size: 9.5)
    item.isEnabled = element.isEnabled
    item.key = element.key
    item.isReturn = isReturn(element)
    block.items.append(item)
  }

  private mutating func addCell(_ node: ElementNode) {
    cellCount += 1
    guard cellCount <= Self.maximumCells else { return }
    let texts = node.descendants.filter { $0.type == .staticText }.map(\.label)
      .filter { !$0.isEmpty }
    let title = texts.first ?? node.element.label
    let detail = texts.dropFirst().joined(separator: " · ")
    let isFirst = cellCount == 1
    add(.cell, height: detail.isEmpty ? 26 : 34, gap: 0) { item in
      item.text = Self.cut(title, inset: 34, size: Self.fontSize)
      item.detail = Self.cut(detail, inset: 34, size: 9)
      item.isSelected = node.element.isSelected
      item.key = isFirst ? "cell" : ""
    }
    for control in node.descendants where control.type != .staticText && control.type != .image {
      addControl(control)
    }
  }

  private mutating func addCellCount() {
    guard cellCount > Self.maximumCells else { return }
    let count = cellCount - Self.maximumCells
    add(.more, height: 15, gap: 0) { $0.text = "\(count) more rows" }
  }

  private mutating func addSegments(_ node: ElementNode) {
    let element = node.element
    let titles = node.descendants.filter { $0.type == .button }.map(\.label)
    add(.segments, height: 22, gap: 5) { item in
      item.text = titles.isEmpty ? element.value ?? element.name : titles.joined(separator: "\n")
      item.detail = element.value ?? ""
      item.key = element.key
    }
  }

  private mutating func addControl(_ element: AppMap.Element) {
    guard !isFull || isNeeded(element) else { return }
    switch element.type {
    case .staticText: addText(element)
    case .button, .link, .tab:
      add(element, .button, height: 24, gap: 4) { item in
        item.text = Self.cut(element.name, inset: 44, size: Self.fontSize)
      }
    case .switch:
      add(element, .toggle(element.value == "on"), height: 24, gap: 3) { item in
        item.text = Self.cut(element.name, inset: 60, size: Self.fontSize)
      }
    case .activityIndicator, .progressIndicator:
      add(element, .spinner, height: 18, gap: 2) { item in
        item.text = Self.cut(element.name, inset: 44, size: 9.5)
      }
    default: addValue(element)
    }
  }

  private mutating func addValue(_ element: AppMap.Element) {
    let value = element.value ?? ""
    if element.type.isField {
      add(element, .field, height: 24, gap: 4) { item in
        let text = value.isEmpty ? element.placeholder ?? element.name : value
        item.text = Self.cut(text, inset: 44, size: Self.fontSize)
        item.isSelected = !value.isEmpty
      }
    } else {
      add(element, .other, height: 20, gap: 2) { item in
        let words = [element.name.isEmpty ? element.type.rawValue : element.name, value]
        item.text = Self.cut(
          words.filter { !$0.isEmpty }.joined(separator: "  "), inset: 40, size: 10)
      }
    }
  }

  private mutating func addText(_ element: AppMap.Element) {
    let lines = TextWidth.wrapped(element.label, to: Self.inner - 12, size: 10, lines: 2)
    guard !lines.isEmpty else { return }
    add(element, .text, height: 4 + 13 * Double(lines.count), gap: 1) { item in
      item.text = lines.joined(separator: "\n")
    }
  }

  // MARK: Items

  private func isReturn(_ element: AppMap.Element) -> Bool { returnKeys.contains(element.key) }

  private mutating func add(
    _ element: AppMap.Element, _ kind: Block.Item.Kind, height: Double, gap: Double,
    _ change: (inout Block.Item) -> Void
  ) {
    let isReturn = isReturn(element)
    add(kind, height: height, gap: gap) { item in
      item.key = element.key
      item.isEnabled = element.isEnabled
      item.isReturn = isReturn
      change(&item)
    }
  }

  private mutating func add(
    _ kind: Block.Item.Kind, height: Double, gap: Double, _ change: (inout Block.Item) -> Void
  ) {
    let isWide = [.phone, .alert, .heading, .cell].contains(kind)
    let x = isWide ? 0 : Self.margin
    var item = Block.Item(
      kind: kind,
      frame: Rectangle(x: x, y: y, width: Block.width - 2 * x, height: height))
    change(&item)
    block.items.append(item)
    y += height + gap
  }

  private static func cut(
    _ text: String, inset: Double, size: Double, isBold: Bool = false
  ) -> String {
    TextWidth.cut(text, to: Block.width - inset, size: size, isBold: isBold)
  }
}

extension AppMap.Element {
  /// The label, or else the identifier.
  var name: String { label.isEmpty ? identifier ?? "" : label }
}

extension AppMap.Edge {
  /// The event from outside in a few words.
  fileprivate var outsideText: String {
    let alert = toAlert.map { " → \($0)" } ?? ""
    switch act.outside {
    case .link: return (act.text ?? "link") + alert
    case .push: return "push “\(act.text ?? "")”" + alert
    case .shortcut: return "shortcut \(act.text ?? "")" + alert
    case .system: return (act.text ?? "system") + alert
    case .launch, nil: return "launch" + alert
    }
  }
}
