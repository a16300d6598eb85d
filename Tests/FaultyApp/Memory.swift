/// Variables of all kinds, which a new process of the app has anew.
enum Memory {
  static var count = 0
  static var name = "a name that is longer than a word"
  static var numbers = [1, 2]
  static var table: [String: Int] = [:]
  static var choice: Choice?
  static let shared = Store()
  private static var hidden = Store()

  struct Choice {
    let text: String
  }

  final class Store {
    var items = ["first"]
  }

  /// The values of all variables.
  static var text: String {
    "\(count) \(name) \(numbers) \(table) \(choice?.text ?? "none") "
      + "\(shared.items) \(hidden.items) \(lines) \(Memory.Store.last?.items ?? []) "
      + "\(isChanged)"
  }

  /// Changes all variables.
  static func change() {
    count += 1
    name += ", changed for ever"
    numbers.append(count)
    table["key"] = count
    choice = Choice(text: "chosen")
    shared.items.append("second")
    hidden = Store()
    hidden.items = []
    lines.append("another line")
    Memory.Store.last = shared
    isChanged = true
    greeting += "!"
  }
}

extension Memory.Store {
  static weak var last: Memory.Store?
}

private var lines = ["a line"]

/// A variable without an initialiser that runs: its value is in the executable.
private var isChanged = false
