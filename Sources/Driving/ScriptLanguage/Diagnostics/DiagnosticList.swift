/// A list of a script's mistakes in the order of their lines, each once.
///
/// The mistakes of a file that is included twice are listed once. Adding a mistake is O(1).
struct DiagnosticList {
  private struct Key: Hashable {
    let location: ScriptLocation
    let title: String
  }

  private(set) var all: [Diagnostic] = []
  private var known: Set<Key> = []

  mutating func add(_ diagnostic: Diagnostic) {
    let key = Key(location: diagnostic.location, title: diagnostic.title)
    if known.insert(key).inserted { all.append(diagnostic) }
  }
}
