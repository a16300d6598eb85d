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

  /// Counts the effect of a tap on a button.
  mutating func count(_ evidence: Evidence) {
    guard evidence.act.kind == .user, let button = evidence.act.tapped, button.hasPrefix("button ")
    else { return }
    // While a request is under way, an app may ignore the button that sends it.
    guard !evidence.before.pending.contains(where: { $0.purpose.hasPrefix("request") }) else {
      return
    }
    let key = "\(evidence.before.name)/\(button)"
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
