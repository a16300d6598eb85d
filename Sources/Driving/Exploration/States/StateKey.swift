import HeadlessDevice
import HeadlessUIKit
import RehearsalCore
import VirtualTime

extension Fingerprint {
  /// The number of a list's values that are told apart, beside the last one.
  private static let told = 2

  /// Creates the canonical key of the state of a session.
  init(of screen: Screen, in session: Session, detail: StateDetail) {
    self.init()
    for name in screen.path { add(name) }
    add(screen.name)
    addAlert(of: screen)
    add(screen.banner == nil ? "" : "banner")
    guard detail != .screen else { return }
    if detail == .full {
      addExactly(screen)
    } else {
      if let props = screen.props { add(props) }
      addElements(of: screen)
    }
    addHidden(session)
  }

  /// Creates the key of the kind of a screen: its path, and the buttons of its alert.
  init(kindOf screen: Screen) {
    self.init()
    for name in screen.path { add(name) }
    add(screen.name)
    add(screen.alert?.title ?? "")
    for button in screen.alert?.buttons ?? [] { add(button) }
  }

  private mutating func addAlert(of screen: Screen) {
    guard let alert = screen.alert else { return add("") }
    add(counting: alert.title ?? "")
    add(counting: alert.message ?? "")
    for button in alert.buttons { add(button) }
  }

  /// Adds the state that the screen does not show: requests under way, timers that fire once and soon, and the
  /// stored keys.
  private mutating func addHidden(_ session: Session) {
    let device = session.device
    let pending = device.clock.pending
    for work in pending where work.purpose.kind == .request {
      add(work.purpose.subject)
      add(device.clock.now.duration(to: work.due) > .seconds(1) ? "late" : "soon")
    }
    let origins = pending.filter { work in
      work.purpose.kind == .timer && work.purpose.period == nil
        && device.clock.now.duration(to: work.due) <= .seconds(1)
    }.map(\.origin)
    for origin in Set(origins).sorted() { add(origin) }
    for key in device.storage.values.keys.sorted() { add(key) }
  }

  private mutating func addExactly(_ screen: Screen) {
    add(screen.props?.description ?? "")
    for element in screen.elements {
      add(element.type.rawValue)
      add(element.label)
      add(element.value ?? "")
      if let picture = element.picture { add(picture) }
      addFlags(of: element)
    }
  }

  private mutating func addFlags(of element: Screen.Element) {
    let flags: [Bool] = [element.isEnabled, element.isSelected, element.isCovered]
    add(flags.reduce(0) { $0 << 1 | ($1 ? 1 : 0) } as UInt8)
  }

  /// Adds the elements; of the rows the first two and the last.
  private mutating func addElements(of screen: Screen) {
    let cells = screen.elements.indices.filter { screen.elements[$0].type == .cell }
    let told = Set(cells.prefix(Self.told) + cells.suffix(1))
    var isSkipping = false
    for (index, element) in screen.elements.enumerated() {
      if element.type == .cell { isSkipping = !told.contains(index) }
      if isSkipping, element.depth > 0 { continue }
      add(element, hasProps: screen.props != nil)
    }
  }

  private mutating func add(_ element: Screen.Element, hasProps: Bool) {
    add(element.type.rawValue)
    switch element.type {
    case .textField, .secureTextField, .searchField, .textView:
      add(element.label)
      add(element.value ?? "")
    case .staticText: if !hasProps { add(counting: element.label) }
    default:
      add(counting: element.label)
      add(counting: element.value ?? "")
    }
    if !hasProps, let picture = element.picture { add(picture) }
    addFlags(of: element)
  }

  private mutating func add(_ value: PropsValue) {
    switch value {
    case .null: add("null")
    case .bool(let flag): add(flag ? "true" : "false")
    case .int(let number): add(counting: "\(number)")
    case .double: add("number")
    case .string(let text): add(counting: text)
    case .list(let values):
      add(UInt8(min(values.count, Self.told + 1)))
      for value in values.prefix(Self.told) { add(value) }
      if values.count > Self.told, let last = values.last { add(last) }
    case .object(let members):
      for member in members {
        add(member.name)
        add(member.value)
      }
    }
  }
}
