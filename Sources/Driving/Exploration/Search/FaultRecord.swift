/// The faults that were found, each once, with their shrunk scripts.
struct FaultRecord {
  private(set) var faults: [Fault] = []
  private(set) var exempted: [String] = []

  private let examiner: Examiner
  private let exemptions: Exemptions?
  private var known: Set<FaultKey> = []
  private var files: Set<String> = []

  init(_ examiner: Examiner, _ exemptions: Exemptions?) {
    self.examiner = examiner
    self.exemptions = exemptions
  }

  /// Adds a breach of a rule by an act after a way, unless its fault is known or exempted.
  ///
  /// - Parameter anchors: returns other ways that may lead to the fault, the most promising first.
  mutating func add(
    _ verdict: Verdict, of rule: any Rule, _ act: Act, after way: [Act],
    anchors: @autoclosure () -> [[Act]]
  ) {
    let key = rule.key(of: verdict)
    guard known.insert(key).inserted else { return }
    if let exemption = exemptions?.exemption(of: rule.name, on: verdict.place) {
      let origin = exemption.origin.isEmpty ? "" : " (\(exemption.origin))"
      let line = "\(rule.name) on \(verdict.place): \(exemption.reason)\(origin)"
      if !exempted.contains(line) { exempted.append(line) }
      return
    }
    let (shortest, shrunk) = shrink(verdict, of: rule, act, way, anchors(), key)
    let (script, isConfirmed) = FaultScript.script(
      of: shrunk, of: rule, act, after: shortest, in: examiner.app,
      fails: { $0.fails(on: examiner.app) })
    let file = FaultScript.file(rule.name, verdict.place, taken: files)
    files.insert(file)
    faults.append(
      Fault(
        rule: rule.name, reason: rule.reason, place: verdict.place, message: shrunk.message,
        subject: verdict.subject, steps: (shortest + [act]).flatMap(\.lines), script: script.text,
        file: file, isConfirmed: isConfirmed))
  }

  /// Takes over what an earlier exploration found.
  mutating func restore(_ result: ExplorationResult) {
    faults = result.faults
    exempted = result.exempted
    files = Set(result.faults.map(\.file))
    for fault in result.faults {
      for place in [fault.place, ""] {
        known.insert(FaultKey(rule: fault.rule, place: place, subject: fault.subject))
      }
    }
  }

  /// Returns the shortest way on which the fault comes back, and the verdict there.
  private func shrink(
    _ verdict: Verdict, of rule: any Rule, _ act: Act, _ way: [Act], _ anchors: [[Act]],
    _ key: FaultKey
  ) -> ([Act], Verdict) {
    var (last, way) = (verdict, way)
    func wayBack(_ candidate: [Act]) -> [Act]? {
      guard let evidence = examiner.examine(act, after: candidate) else { return nil }
      let way = evidence.way
      guard let found = rule.verdicts(evidence).first(where: { rule.key(of: $0) == key })
      else { return nil }
      last = found
      return way
    }
    for anchor in anchors where anchor.count < way.count {
      guard let shorter = wayBack(anchor) else { continue }
      way = shorter
      break
    }
    return (Shrinker { wayBack($0) != nil }.shrink(way), last)
  }
}
