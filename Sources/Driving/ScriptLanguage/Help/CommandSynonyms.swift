/// Words that other programs use for commands.
enum CommandSynonyms {
  /// Returns the commands that a word can mean.
  static func commands(for word: String) -> [String] { table[word.lowercased()] ?? [] }

  private static let table = [
    "exit": ["quit"], "q": ["quit"], "bye": ["quit"], "logout": ["quit"],
    "?": ["help"], "h": ["help"], "man": ["help"],
    "click": ["tap"], "touch": ["tap"], "hold": ["longpress"],
    "enter": ["type", "submit"], "write": ["type"], "input": ["type"], "fill": ["type"],
    "assert": ["expect"], "see": ["expect", "look"], "check": ["expect"], "verify": ["expect"],
    "sleep": ["wait"], "ls": ["look", "elements"], "screen": ["look"], "start": ["launch"],
    "restart": ["launch"], "run": ["launch", "replay"], "pop": ["back"], "go": ["tap", "open"],
  ]
}
