import Coordination
import HeadlessDevice
import HeadlessUIKit
import VirtualTime

extension Session {
  /// Returns the failure of an expectation that was not met by its limit.
  func failure(
    of expectation: Expectation, since start: VirtualClock.Instant
  ) -> ExpectationFailure {
    let waited = start.duration(to: device.clock.now)
    let expected = expectation.description
    guard !expectation.isNegated else {
      return ExpectationFailure(
        expected: expected, seen: presence(of: expectation.subject),
        next: nextWork(after: expectation),
        waited: waited)
    }
    let evidence = evidence(for: expectation.subject)
    return ExpectationFailure(
      expected: expected, seen: evidence.seen, nearest: evidence.nearest,
      difference: evidence.difference, next: nextWork(after: expectation), waited: waited)
  }

  /// Returns the first pending work after the limit, with the remedy.
  private func nextWork(after expectation: Expectation) -> String? {
    guard expectation.limit > .zero, let next = pending.first else { return nil }
    let delay = Duration.nanoseconds(next.nanoseconds)
    return "\(next.purpose) in \(delay.spoken), past the limit of \(expectation.limit.spoken): "
      + "`within` allows more"
  }

  /// The observed state that contradicts an expectation.
  private struct Evidence {
    var seen: String
    var nearest: String?
    var difference: [String] = []
  }

  private func evidence(for subject: Expectation.Subject) -> Evidence {
    switch subject {
    case .screen(let name): screenEvidence(name)
    case .title(let text): compare(text, title, named: "title")
    case .element(let query): elementEvidence(query)
    case .state(let query, _, _), .attribute(let query, _, _): stateEvidence(query, subject)
    case .count(let query, _, _): Evidence(seen: counted(query))
    case .alert(let text), .sheet(let text):
      Evidence(seen: alertText, nearest: text.flatMap { nearest($0, [alertController?.title]) })
    case .banner: Evidence(seen: bannerText)
    case .path(let names): pathEvidence(names)
    case .props(let path, _, let expected): propsEvidence(path, expected)
    case .request(let method, let path, let json): requestEvidence(method, path, json)
    case .storage(let key, _, let text): storageEvidence(key, text)
    case .event(let name): eventEvidence(name)
    case .coordinator(let name):
      Evidence(
        seen: coordinatorText, nearest: nearest(name, Lifetimes.tree.map { $0.name }))
    case .leaks: Evidence(seen: "nothing that left still lives")
    case .findings: Evidence(seen: "no findings")
    }
  }

  /// Returns the observed state that a negated expectation forbids.
  private func presence(of subject: Expectation.Subject) -> String {
    switch subject {
    case .leaks: leaks.map(\.description).joined(separator: ExpectationFailure.itemSeparator)
    case .findings:
      device.findings.all.map { "step \($0.step): \($0.message)" }
        .joined(separator: ExpectationFailure.itemSeparator)
    case .element(let query): element(query)?.typeAndName ?? "the text is on \(screenName)"
    case .count(let query, _, _): counted(query)
    case .alert, .sheet: alertText
    case .banner: bannerText
    case .coordinator: coordinatorText
    case .screen, .title, .state, .attribute, .path, .props, .request, .storage, .event:
      evidence(for: subject).seen
    }
  }

  private func screenEvidence(_ name: String) -> Evidence {
    let seen = screenName.isEmpty ? "no screen: nothing is shown" : "screen \(screenName)"
    return Evidence(seen: alertController == nil ? seen : "\(seen), under \(alertText)")
  }

  private func elementEvidence(_ query: ElementQuery) -> Evidence {
    if let evidence = cellOutOfViewEvidence(query) ?? missingScopeEvidence(query.scope) {
      return evidence
    }
    let all = elements(in: query.scope) ?? screen.elements.filter { !$0.isCovered }
    let names = all.distinctlyNamed(for: query)
    let candidates = names.filter { query.type == nil || $0.type == query.type }.map(\.name)
    let text = query.text ?? query.containing ?? ""
    let seen =
      names.isEmpty
      ? "nothing \(place(of: query))"
      : "not \(place(of: query)), which has "
        + names.prefix(8).map { $0.name.scriptQuoted }
        .joined(separator: ", ") + (names.count > 8 ? ", …" : "")
    return Evidence(seen: seen, nearest: nearest(text, candidates))
  }

  /// Returns that a cell is there but not in view: an expectation, unlike an act, does not scroll.
  private func cellOutOfViewEvidence(_ query: ElementQuery) -> Evidence? {
    guard let position = query.cellPosition else { return nil }
    let total = count(query.withoutIndex)
    guard position < total else { return nil }
    return Evidence(
      seen: "\(query) is one of \(total) cells, but out of view: `scroll to \(query)` shows it")
  }

  /// Returns that the element which an expectation looks in is not there; nil if it is.
  private func missingScopeEvidence(_ scope: ElementQuery.Scope?) -> Evidence? {
    guard case .element(let outer) = scope, element(outer) == nil else { return nil }
    if let evidence = cellOutOfViewEvidence(outer) { return evidence }
    guard outer.index != nil else {
      var evidence = elementEvidence(outer)
      evidence.seen = "there is no \(outer): it is " + evidence.seen
      return evidence
    }
    let total = count(outer.withoutIndex)
    return Evidence(
      seen:
        "there is no \(outer): there \(total == 1 ? "is" : "are") \(counted(outer.withoutIndex))")
  }

  private func stateEvidence(
    _ query: ElementQuery, _ subject: Expectation.Subject
  ) -> Evidence {
    guard let element = element(query, for: .tap) else {
      if let evidence = cellOutOfViewEvidence(query) { return evidence }
      var evidence = elementEvidence(query)
      evidence.seen = "there is no \(query): it is " + evidence.seen
      return evidence
    }
    switch subject {
    case .attribute(_, let attribute, let text):
      return compare(text, element.attribute(attribute), named: attribute.rawValue)
    default: return Evidence(seen: "\(element.typeAndName) is \(element.states)")
    }
  }

  private func place(of query: ElementQuery) -> String {
    guard let scope = query.scope, elements(in: scope) != nil else { return "on \(screenName)" }
    return "in \(scope)"
  }

  /// Returns the elements in a scope; nil if the scope does not exist.
  private func elements(in scope: ElementQuery.Scope?) -> [Screen.Element]? {
    guard let scope else { return nil }
    var reader = ElementReader()
    for layer in layers(for: scope) where layer.isVisible {
      for root in layer.finder(in: scope).roots { reader.read(root, isCovered: false) }
    }
    return reader.elements.isEmpty ? nil : reader.elements
  }

  private func pathEvidence(_ names: [String]) -> Evidence {
    Evidence(
      seen: "path " + (path.isEmpty ? "(empty)" : path.joined(separator: " ")),
      difference: LineDifference.lines(expected: names, seen: path))
  }

  private func propsEvidence(_ path: PropsPath, _ expected: PropsValue) -> Evidence {
    guard let props else { return Evidence(seen: "\(screenName) does not tell its props") }
    do {
      let value = try props.value(at: path)
      if case .string(let expected) = expected, case .string(let text) = value {
        return Evidence(seen: "\(path) is \(value)", difference: difference(expected, text))
      }
      return Evidence(
        seen: "\(path) is \(value)",
        difference: value.lines.count + expected.lines.count > 2
          ? LineDifference.lines(expected: expected.lines, seen: value.lines) : [])
    } catch {
      return Evidence(seen: error.description)
    }
  }

  private func requestEvidence(
    _ method: String, _ path: String, _ json: PropsValue?
  ) -> Evidence {
    let requests = device.network.exchanges.map(\.request)
    let same = requests.last { $0.method == method && Stub.path($0.path, matches: path) }
    guard let same, let json else {
      let sent = requests.isEmpty ? "no request" : requests.map(\.summary).joined(separator: ", ")
      return Evidence(
        seen: "sent: \(sent)", nearest: nearest("\(method) \(path)", requests.map(\.summary)))
    }
    let body = try? PropsValue(json: same.body)
    return Evidence(
      seen: "\(same.summary) with \(body?.description ?? same.bodyText.scriptQuoted)",
      difference: LineDifference.lines(
        expected: json.lines, seen: body?.lines ?? [same.bodyText]))
  }

  private func storageEvidence(_ key: String, _ text: String?) -> Evidence {
    guard let stored = device.storage.string(forKey: key) else {
      return Evidence(
        seen: "storage holds nothing under \(key)",
        nearest: nearest(key, device.storage.values.keys.sorted()))
    }
    return compare(text ?? "", stored, named: "storage \(key)")
  }

  private func eventEvidence(_ name: String) -> Evidence {
    let names = device.log.events.map(\.name)
    let last = names.suffix(8).joined(separator: ", ")
    return Evidence(
      seen: names.isEmpty ? "no events" : "the last events: \(last)", nearest: nearest(name, names))
  }

  private func compare(_ expected: String, _ seen: String?, named name: String) -> Evidence {
    let description = seen.map { "\(name) \($0.scriptQuoted)" } ?? "no \(name)"
    return Evidence(seen: description, difference: difference(expected, seen ?? ""))
  }

  /// Returns the difference of two texts, line by line or else word by word.
  private func difference(_ expected: String, _ seen: String) -> [String] {
    guard expected.contains("\n") || seen.contains("\n") else {
      return WordDifference.lines(expected: expected, seen: seen)
    }
    let split = { (text: String) in
      text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
    return LineDifference.lines(expected: split(expected), seen: split(seen))
  }

  private func nearest(_ word: String, _ candidates: [String?]) -> String? {
    Nearest.to(word, among: candidates.compactMap { $0 }).first.flatMap { $0 == word ? nil : $0 }
  }
}

extension Session {
  private func counted(_ query: ElementQuery) -> String {
    Expectation.Subject.count(query, .equal, count(query)).description
  }

  private var alertText: String {
    guard let alert = alertController else { return "no alert" }
    let kind = alert.preferredStyle == .actionSheet ? "action sheet" : "alert"
    let message = alert.message.map { " with message \($0.scriptQuoted)" } ?? ""
    return "\(kind) \((alert.title ?? "").scriptQuoted)\(message)"
  }

  private var bannerText: String {
    banner.map { "banner \($0.text.scriptQuoted)" } ?? "no banner"
  }

  private var coordinatorText: String {
    let names = Lifetimes.tree.map { $0.name }
    return names.isEmpty ? "no coordinators" : "coordinators \(names.joined(separator: ", "))"
  }
}

extension AccessibleElement {
  /// The element's states, such as `enabled, not selected, value "…"`.
  fileprivate var states: String {
    var words = [elementIsEnabled ? "enabled" : "disabled"]
    words.append(elementIsSelected ? "selected" : "not selected")
    if elementHasFocus { words.append("focused") }
    if let elementValue { words.append("value \(elementValue.scriptQuoted)") }
    return words.joined(separator: ", ")
  }
}
