/// The mistakes of a script in the order of their lines, each once.
///
/// A file that is included twice has its mistakes listed once. Adding one is O(1).
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
