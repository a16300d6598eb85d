import HeadlessUIKit
import RehearsalCore

extension JSONText {
  /// Writes the parts of a screen that differ from an earlier one.
  ///
  /// - Parameters:
  ///   - screen: the screen.
  ///   - old: the earlier screen; nil to write all parts.
  ///   - now: the virtual time in nanoseconds, to which those of pending work are added.
  mutating func write(_ screen: RecordedScreen, since old: RecordedScreen?) {
    object { json in
      let (new, before) = (screen.screen, old?.screen)
      if new.name != before?.name { json.member("name", new.name) }
      if old == nil || new.title != before?.title { json.member("title", new.title) }
      if new.path != before?.path {
        json.name("path")
        json.write(new.path)
      }
      json.write(new.elements, since: before?.elements ?? [])
      if new.alert != before?.alert { json.write(new.alert) }
      if new.banner != before?.banner { json.member("banner", new.banner?.text) }
      if screen.pending != old?.pending ?? [] { json.write(screen.pending) }
      if new.props != before?.props {
        json.name("props")
        json.write(new.props ?? .null, since: before?.props ?? .null)
      }
    }
  }

  /// Writes a member with a text, or null.
  mutating func member(_ name: String, _ text: String?) {
    self.name(name)
    if let text { write(text) } else { writeNull() }
  }

  /// Writes the elements between the common ends: where they begin, how many they replace, and they.
  private mutating func write(_ new: [Screen.Element], since old: [Screen.Element]) {
    guard new != old else { return }
    let first = zip(old, new).prefix { $0 == $1 }.count
    let rest = min(old.count, new.count) - first
    let last = zip(old.reversed(), new.reversed()).prefix(rest).prefix { $0 == $1 }.count
    name("elements")
    list { json in
      json.write(first)
      json.write(old.count - first - last)
      json.list { json in
        for element in new[first..<new.count - last] { json.write(element) }
      }
    }
  }

  private mutating func write(_ element: Screen.Element) {
    object { json in
      json.member("type", element.type.rawValue)
      if !element.label.isEmpty { json.member("label", element.label) }
      if let identifier = element.identifier { json.member("id", identifier) }
      if let value = element.value { json.member("value", value) }
      if let placeholder = element.placeholder { json.member("placeholder", placeholder) }
      if element.depth > 0 { json.flag("depth", element.depth) }
      if !element.isEnabled { json.flag("disabled") }
      if element.isSelected { json.flag("selected") }
      if element.hasFocus { json.flag("focus") }
      if element.isCovered { json.flag("covered") }
    }
  }

  private mutating func flag(_ name: String, _ value: Int = 1) {
    self.name(name)
    write(value)
  }

  private mutating func write(_ alert: Screen.Alert?) {
    name("alert")
    guard let alert else { return writeNull() }
    object { json in
      json.member("title", alert.title)
      json.member("message", alert.message)
      json.name("buttons")
      json.write(alert.buttons)
      json.flag("sheet", alert.isActionSheet ? 1 : 0)
    }
  }

  private mutating func write(_ pending: [RecordedScreen.Work]) {
    name("pending")
    list { json in
      for work in pending {
        json.list { json in
          json.write(nanoseconds: work.due)
          json.write(work.purpose)
          json.write(work.origin)
        }
      }
    }
  }
}

/// A screen with the instants of its pending work, which do not change as time passes.
struct RecordedScreen {
  /// A piece of pending work.
  struct Work: Equatable {
    let due: Int64
    let purpose: String
    let origin: String
  }

  let screen: Screen
  let pending: [Work]

  init(_ screen: Screen, at now: Int64) {
    self.screen = screen
    pending = screen.pending.map { work in
      Work(due: now + work.nanoseconds, purpose: work.purpose, origin: work.origin)
    }
  }
}
