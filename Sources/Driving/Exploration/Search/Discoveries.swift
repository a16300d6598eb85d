import HeadlessDevice
import RehearsalCore

/// The parts of the app that a search has met, each with the first act that led to it.
struct Discoveries {
  private struct Entry {
    let part: Discovery.Part

    /// The acts of the session, with the last one.
    let way: [Act]

    /// The state before the last act; nil for the launch.
    let state: Int32?
  }

  private var entries: [Entry] = []
  private var known: Set<Discovery.Part>

  /// Creates the record of a search that continues one which knew some parts.
  init(known: [Discovery] = []) {
    self.known = Set(known.map(\.part))
  }

  /// Adds what the launch shows.
  mutating func add(launch screen: Screen) {
    for part in Discovery.Part.all(on: screen) where known.insert(part).inserted {
      entries.append(Entry(part: part, way: [], state: nil))
    }
  }

  /// Adds what an act in a state led to.
  mutating func add(_ evidence: Evidence, in state: Int32) {
    let exchanges = evidence.device.network.exchanges[evidence.marks.exchanges...]
    let parts = Discovery.Part.all(from: evidence.before, to: evidence.after, exchanges)
    for part in parts where !known.contains(part) {
      known.insert(part)
      entries.append(Entry(part: part, way: evidence.way + [evidence.act], state: state))
    }
  }

  /// Returns the discoveries with the way on which each was made.
  func found(after beginning: [Act]) -> [Discovery] {
    entries.map { Discovery(part: $0.part, lines: (beginning + $0.way).flatMap(\.lines)) }
  }

  /// Returns the discoveries with the shortest way to each that is known.
  ///
  /// - Parameters:
  ///   - way: returns the shortest acts to a state.
  ///   - examiner: the examiner that tries a shorter way.
  func all(_ way: (Int32) -> [Act], _ examiner: Examiner) -> [Discovery] {
    entries.map { entry in
      var acts = entry.way
      if let state = entry.state, let last = acts.last {
        let shorter = way(state)
        if shorter.count + 1 < acts.count, let evidence = examiner.examine(last, after: shorter),
          Self.parts(of: evidence).contains(entry.part)
        {
          acts = shorter + [last]
        }
      }
      let beginning = examiner.app.beginning
      return Discovery(part: entry.part, lines: (beginning + acts).flatMap(\.lines))
    }
  }

  private static func parts(of evidence: Evidence) -> [Discovery.Part] {
    guard evidence.error == nil else { return [] }
    let exchanges = evidence.device.network.exchanges[evidence.marks.exchanges...]
    return Discovery.Part.all(from: evidence.before, to: evidence.after, exchanges)
  }
}
