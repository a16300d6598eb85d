/// The acts of an exploration, each once, with a number.
struct ActTable {
  private(set) var acts: [Act] = []
  private var numbers: [Act: Int32] = [:]
  private var marks: [(isFault: Bool, isTerminal: Bool)] = []

  /// Returns the act with a number.
  subscript(_ number: Int32) -> Act { acts[Int(number)] }

  /// Returns the number of an act; a new act gets the next one.
  mutating func number(of act: Act) -> Int32 {
    if let number = numbers[act] { return number }
    let number = Int32(acts.count)
    numbers[act] = number
    acts.append(act)
    marks.append((act.isFault, act.isTerminal))
    return number
  }

  /// Whether an act arranges a fault.
  func isFault(_ number: Int32) -> Bool { marks[Int(number)].isFault }

  /// Whether an act ends a walk.
  func isTerminal(_ number: Int32) -> Bool { marks[Int(number)].isTerminal }
}
