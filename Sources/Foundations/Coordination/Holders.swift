import HeadlessUIKit

/// The properties that keep an object alive, as far as reflection can see.
struct Holders {
  /// Each as `property of Type`, in the order they were found.
  private(set) var named: [String] = []

  private let target: AnyObject
  private var seen: Set<ObjectIdentifier> = []

  /// How many properties away from what is known to live a holder is looked for.
  private static let reach = 4

  /// How many objects are looked at.
  private static let budget = 5_000

  /// Looks for the holders of an object.
  ///
  /// - Parameters:
  ///   - target: who is held.
  ///   - around: the objects to start from; the target itself is always one, for its own cycles.
  init(of target: AnyObject, around: [AnyObject]) {
    self.target = target
    search(from: around.filter { $0 !== target }, note: "")
    search(from: [target], note: ", which it holds itself")
  }

  private mutating func search(from start: [AnyObject], note: String) {
    var level = start
    for _ in 0...Self.reach where !level.isEmpty && seen.count < Self.budget {
      level = level.flatMap { look(into: $0, note: note) }
    }
  }

  /// Notes what of an object holds the target; gives what to look into next.
  private mutating func look(into holder: AnyObject, note: String) -> [AnyObject] {
    guard seen.insert(ObjectIdentifier(holder)).inserted else { return [] }
    let references = Reference.strong(of: holder)
    for reference in references where reference.object === target && isTold(reference, holder) {
      let name = "\(reference.property) of \(type(of: holder))\(note)"
      if !named.contains(name) { named.append(name) }
    }
    return references.map(\.object).filter { $0 !== target && Self.mayHold($0) }
  }

  /// Of what UIKit keeps to itself, only what its own vocabulary has a word for.
  private func isTold(_ reference: Reference, _ holder: AnyObject) -> Bool {
    let isUIKit = String(reflecting: type(of: holder)).hasPrefix("HeadlessUIKit.")
    return !isUIKit || ["children", "presented", "rootViewController"].contains(reference.property)
  }

  /// Views are many, and hold their controllers weakly.
  private static func mayHold(_ object: AnyObject) -> Bool {
    !(object is UIView)
  }
}
