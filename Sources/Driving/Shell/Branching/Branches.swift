/// The branches of a session: named lists of commands, one of which is continued.
struct Branches {
  /// The name of the branch that a session begins with.
  static let first = "main"

  /// The name of the branch that is continued.
  private(set) var current = Self.first

  private var names = [Self.first]

  /// The commands of the other branches, as they were left.
  private var left: [String: CommandHistory] = [:]

  /// The names of all branches, in the order of their creation.
  var all: [String] { names }

  /// Names a branch at the current point, and continues on it.
  ///
  /// - Returns: whether the name was free.
  mutating func begin(_ name: String, leaving history: CommandHistory) -> Bool {
    guard !names.contains(name) else { return false }
    left[current] = history
    names.append(name)
    current = name
    return true
  }

  /// Continues another branch.
  ///
  /// - Returns: its commands; nil if there is no other branch with this name.
  mutating func go(to name: String, leaving history: CommandHistory) -> CommandHistory? {
    guard let commands = left.removeValue(forKey: name) else { return nil }
    left[current] = history
    current = name
    return commands
  }

  /// Returns a line for each branch: its name, the number of its actions and the last of them.
  func lines(current history: CommandHistory) -> [String] {
    let width = names.map(\.count).max() ?? 0
    return names.map { name in
      let commands = name == current ? history : left[name] ?? CommandHistory()
      let count = commands.actionCount
      let last = commands.performed.last(where: \.isAction)?.lines.first
      let gap = String(repeating: " ", count: width - name.count)
      return "\(name == current ? "*" : " ") \(name)\(gap)  "
        + "\(count) \(count == 1 ? "action" : "actions")" + (last.map { ", last: \($0)" } ?? "")
    }
  }
}
