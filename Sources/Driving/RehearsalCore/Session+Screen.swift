import HeadlessDevice
import HeadlessUIKit
import VirtualTime

extension Session {
  /// The visible screen as a value.
  public var screen: Screen {
    makeCurrent()
    let top = application?.topViewController
    let menu = openMenu
    let content = readElements(menu)
    return Screen(
      app: appName, name: top?.screenName ?? "", title: top.flatMap(title(of:)),
      path: path, props: props, elements: content.elements, alert: readAlert(),
      banner: banner.map { Screen.Banner(text: $0.text) }, hasOpenMenu: menu != nil,
      pending: pending, remarks: remarks, cellsAbove: content.cellsAbove)
  }

  /// The visible screen's name; empty if there is no screen.
  var screenName: String { application?.topViewController?.screenName ?? "" }

  /// The names of the screens on the visible navigation stack, from its root.
  package var screenPath: [String] { path }

  /// The names of the screens on the visible navigation stack, from its root.
  var path: [String] { application?.screenPath.map(\.screenName) ?? [] }

  /// The visible screen's title.
  var title: String? { application?.topViewController.flatMap(title(of:)) }

  /// The values that the visible screen was rendered from.
  var props: PropsValue? {
    application?.topViewController?.rehearsalProps.map(PropsValue.init(reflecting:))
  }

  /// The pending work, soonest first.
  var pending: [Screen.Pending] {
    let now = device.clock.now
    return device.clock.pending.filter { $0.due > now || !$0.purpose.endsWork }.map { work in
      Screen.Pending(
        nanoseconds: now.duration(to: work.due).nanoseconds,
        purpose: work.purpose.description,
        origin: work.origin)
    }
  }

  /// The presented alert or action sheet.
  var alertController: UIAlertController? { application?.topAlert }

  private func title(of controller: UIViewController) -> String? {
    controller.navigationItem.title ?? controller.title
  }

  private func readElements(_ menu: MenuPresentation?) -> ElementReader {
    var reader = ElementReader(menu)
    for layer in layersInReadingOrder {
      reader.read(layer.root, isCovered: layer.isCovered)
    }
    return reader
  }

  private func readAlert() -> Screen.Alert? {
    guard let alert = alertController else { return nil }
    return Screen.Alert(
      title: alert.title, message: alert.message, buttons: alert.actions.compactMap(\.title),
      isActionSheet: alert.preferredStyle == .actionSheet)
  }
}

/// A reader that copies elements to values, in reading order, each with its depth.
///
/// While a menu is open, all other elements are covered.
struct ElementReader {
  private(set) var elements: [Screen.Element] = []
  private var depth = 0
  private var firstPositions: [Int] = []
  private let menu: MenuPresentation?

  init(_ menu: MenuPresentation? = nil) { self.menu = menu }

  /// The number of cells above the first one that was read, if they are all of one list.
  var cellsAbove: Int { firstPositions.count == 1 ? firstPositions[0] : 0 }

  /// Copies an element and its descendants; a container without a type only adds its descendants.
  mutating func read(_ element: any AccessibleElement, isCovered: Bool) {
    let isElement = element.elementType != nil
    if let type = element.elementType {
      let isCovered = isCovered || menu?.contains(element) == false
      elements.append(Screen.Element(element, type: type, depth: depth, isCovered: isCovered))
      depth += 1
    }
    if let list = element.asScrolling { firstPositions.append(list.visiblePositions.lowerBound) }
    element.forEachChild(isCovered: isCovered) { read($0, isCovered: $1) }
    if isElement { depth -= 1 }
  }
}

extension Screen.Element {
  /// Copies the attributes of an element.
  init(
    _ element: any AccessibleElement, type: ElementType, depth: Int, isCovered: Bool
  ) {
    self.init(
      type: type, identifier: element.elementIdentifier, label: element.elementLabel,
      value: element.elementValue, placeholder: element.elementPlaceholder,
      isEnabled: element.elementIsEnabled, isSelected: element.elementIsSelected,
      hasFocus: element.elementHasFocus, depth: depth, isCovered: isCovered,
      picture: element.elementPicture)
  }
}
