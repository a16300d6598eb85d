import RehearsalCore
import ScriptLanguage

/// The lines that are printed after an act: the screen, and the props or their changes.
struct ActReport: Equatable {
  /// A line of the report.
  struct Line: Equatable {
    /// The text, without escape sequences.
    let text: String

    /// The part of the screen.
    var role = Role.plain
  }

  /// The part of a screen that a line shows.
  enum Role: Equatable {
    /// The name and the path of the screen.
    case heading
    /// A part that was there before.
    case plain
    /// A part that is new, or has changed.
    case new
  }

  /// The number of changed values that are listed at most.
  private static let longest = 12

  /// The lines.
  let lines: [Line]

  /// Creates the report of an act.
  ///
  /// - Parameters:
  ///   - before: the screen before the act; nil at the start.
  ///   - after: the screen now.
  ///   - parts: the parts that a person wants to see.
  ///   - isBrief: whether only what changed on the same screen is of interest, as after typing.
  ///   - width: the number of columns.
  init(from before: Screen?, to after: Screen, _ parts: ShownParts, isBrief: Bool, width: Int) {
    guard parts != .nothing else {
      lines = []
      return
    }
    let shown = after.lines(width: width)
    guard let before, before.name == after.name, before.path == after.path else {
      let screen = shown.enumerated().map { Line(text: $1, role: $0 == 0 ? .heading : .plain) }
      lines = screen + (parts == .elements ? [] : Self.arrival(after, width: width))
      return
    }
    let screen = Self.marked(shown, since: before.lines(width: width))
    let changed = parts == .elements ? [] : Self.changes(from: before, to: after, width: width)
    let isShort = isBrief || parts == .changes
    let kept = isShort ? screen.filter { $0.role == .new } : screen
    let all = kept + changed
    lines = all.isEmpty && !isBrief ? [Line(text: "nothing changed")] : all
  }

  /// Returns the lines of a screen with their roles; the line about pending work is never new.
  private static func marked(_ lines: [String], since before: [String]) -> [Line] {
    var new: Set<Int> = []
    // A longer value moves the columns of all rows, which are not new for that.
    let words = { (line: String) in line.split(separator: " ") }
    for change in lines.map(words).difference(from: before.map(words)) {
      if case .insert(let offset, _, _) = change { new.insert(offset) }
    }
    return lines.enumerated().map { index, text in
      if index == 0 { return Line(text: text, role: .heading) }
      return Line(text: text, role: new.contains(index) && !text.hasPrefix("  …") ? .new : .plain)
    }
  }

  private static func arrival(_ screen: Screen, width: Int) -> [Line] {
    guard let props = screen.props else { return [] }
    return [Line(text: "  props \(props.plain)".onOneRow.cut(to: max(width, 40)))]
  }

  private static func changes(from before: Screen, to after: Screen, width: Int) -> [Line] {
    guard let old = before.props, let now = after.props else { return [] }
    let changes = now.changes(since: old)
    let lines = changes.prefix(longest).map {
      Line(text: "  \($0)".onOneRow.cut(to: max(width, 40)), role: .new)
    }
    let rest = changes.count - lines.count
    return lines + (rest > 0 ? [Line(text: "  … and \(rest) more: `props --diff`")] : [])
  }
}

extension ActReport {
  /// Returns the report with a function applied to each text.
  func mapped(_ change: (String) -> String) -> [Line] {
    lines.map { Line(text: change($0.text), role: $0.role) }
  }
}
