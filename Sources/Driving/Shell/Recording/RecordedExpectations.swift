import HeadlessUIKit
import RehearsalCore

/// The expectations that a recording adds after a command: what a person would check.
struct RecordedExpectations {
  /// The largest number of expectations after one command.
  private static let limit = 3

  private let before: Screen
  private let after: Screen

  /// Compares the screens before and after a command.
  init(from before: Screen, to after: Screen) {
    self.before = before
    self.after = after
  }

  /// The lines: the screen, alert and banner, or else the values that changed on the same screen.
  var lines: [String] {
    let moved = after.name != before.name && !after.name.isEmpty && after.alert == before.alert
    let surfaces = (moved ? ["expect screen \(after.name.scriptWord)"] : []) + surfaces
    guard surfaces.isEmpty, before.name == after.name, before.alert == after.alert else {
      return surfaces
    }
    let elements = states + counts
    let changes = elements.isEmpty ? texts : elements
    return Array((changes.isEmpty ? props : changes).prefix(Self.limit))
  }

  private var surfaces: [String] {
    var lines: [String] = []
    if let alert = after.alert, alert != before.alert {
      let text = [alert.title, alert.message].lazy.compactMap(\.self).first { !$0.isEmpty }
      lines.append(
        "expect \(alert.isActionSheet ? "sheet" : "alert")"
          + (text.map { " \($0.scriptQuoted)" } ?? ""))
    }
    if let banner = after.banner, banner != before.banner {
      lines.append("expect banner \(banner.text.scriptQuoted)")
    }
    return lines
  }

  // MARK: Elements

  /// The elements that are enabled, selected or set in another way than before.
  private var states: [String] {
    named(after).flatMap { element -> [String] in
      guard let old = named(before).first(where: { $0.isSame(as: element) }) else { return [] }
      let name = "\(element.type.rawValue) \(element.name.scriptWord)"
      var lines: [String] = []
      if old.isEnabled != element.isEnabled {
        lines.append("expect \(name) \(element.isEnabled ? "" : "not ")enabled")
      }
      if old.isSelected != element.isSelected, element.type != .switch {
        lines.append("expect \(name) \(element.isSelected ? "" : "not ")selected")
      }
      if old.value != element.value, let value = element.value, element.type.hasValueToExpect {
        lines.append("expect \(name) has value \(value.scriptQuoted)")
      }
      return lines
    }
  }

  /// The number of cells, if it changed.
  private var counts: [String] {
    let count = after.elements.count { $0.type == .cell }
    guard count != before.elements.count(where: { $0.type == .cell }) else { return [] }
    return [count == 1 ? "expect 1 cell" : "expect \(count) cells"]
  }

  /// The text that is new, if there is one.
  private var texts: [String] {
    let old = Set(before.elements.map(\.name))
    let new = named(after).filter { $0.type == .staticText && !old.contains($0.name) }
    return new.prefix(1).map { "expect \($0.name.scriptQuoted)" }
  }

  /// Returns the elements in sight whose type and name no other one has.
  private func named(_ screen: Screen) -> [Screen.Element] {
    let visible = screen.elements.filter { !$0.name.isEmpty && !$0.isCovered }
    let groups = Dictionary(grouping: visible) { "\($0.type.rawValue) \($0.name.lowercased())" }
    return visible.filter { (element: Screen.Element) -> Bool in
      groups["\(element.type.rawValue) \(element.name.lowercased())"]?.count == 1
    }
  }

  // MARK: Props

  /// The scalar values of the props that changed.
  private var props: [String] {
    guard let old = before.props, let now = after.props else { return [] }
    return now.changes(since: old).compactMap { change in
      switch change.new {
      case .bool, .int, .double, .string: change.new.map { "expect \(change.path) == \($0)" }
      case .null, .list, .object, nil: nil
      }
    }
  }
}

extension Screen.Element {
  /// Whether an element of another screen has the same type and name.
  fileprivate func isSame(as other: Screen.Element) -> Bool {
    type == other.type && name == other.name
  }
}

extension ElementType {
  /// Whether a person would expect the value: not that of a field, which is typed.
  fileprivate var hasValueToExpect: Bool {
    [.switch, .slider, .stepper, .segmentedControl, .picker, .pickerWheel, .datePicker]
      .contains(self)
  }
}
