import RehearsalCore

/// The buttons that were tapped, and whether a tap ever had an effect.
struct ButtonEffects {
  private struct Entry {
    let screen: String
    let button: String
    let way: [Act]
    let act: Act
    var hadEffect: Bool
  }

  private var entries: [Entry] = []
  private var indices: [String: Int] = [:]

  /// Creates the record of a search that begins.
  init() {}

  /// Creates the record of a search that goes on from another one.
  init(_ buttons: [ExplorationSnapshot.StoredButton], _ reader: ActReader) {
    for (index, button) in buttons.enumerated() {
      indices[Self.key(button.screen, button.button)] = index
      entries.append(
        Entry(
          screen: button.screen, button: button.button, way: button.way.map { $0.act(reader) },
          act: button.act.act(reader), hadEffect: button.hadEffect))
    }
  }

  /// The record as it is kept; the way to a tap is left out once a tap had an effect.
  var stored: [ExplorationSnapshot.StoredButton] {
    entries.map {
      ExplorationSnapshot.StoredButton(
        screen: $0.screen, button: $0.button,
        way: $0.hadEffect ? [] : $0.way.map(ExplorationSnapshot.StoredAct.init),
        act: ExplorationSnapshot.StoredAct($0.act), hadEffect: $0.hadEffect)
    }
  }

  private static func key(_ screen: String, _ button: String) -> String { "\(screen)/\(button)" }

  /// Counts the effect of a tap on a button.
  mutating func count(_ evidence: Evidence) {
    guard evidence.act.kind == .user, let button = evidence.act.tapped, button.hasPrefix("button ")
    else { return }
    // While a request is under way, an app may ignore the button that sends it.
    guard !evidence.before.pending.contains(where: { $0.purpose.hasPrefix("request") }) else {
      return
    }
    let key = Self.key(evidence.before.name, button)
    if let index = indices[key] {
      if !entries[index].hadEffect { entries[index].hadEffect = NoEffectRule.hadEffect(evidence) }
      return
    }
    indices[key] = entries.count
    // The way is kept once for each button, so that memory does not grow with the acts.
    entries.append(
      Entry(
        screen: evidence.before.name, button: button, way: evidence.way, act: evidence.act,
        hadEffect: NoEffectRule.hadEffect(evidence)))
  }

  /// The buttons that never had an effect, with the way to one of them.
  var withoutEffect: [(screen: String, button: String, way: [Act], act: Act)] {
    entries.filter { !$0.hadEffect }.map { ($0.screen, $0.button, $0.way, $0.act) }
  }
}
