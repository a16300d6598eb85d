import HeadlessDevice
import RehearsalCore

extension Search {
  /// Returns a walk that has just launched the app.
  func launch() throws -> Walk {
    let trial = try examiner.app.trial()
    let screen = trial.session.screen
    let key = Fingerprint(of: screen, in: trial.session, detail: options.detail)
    if let known = graph.index(of: key) { return Walk(trial, screen: screen, node: known) }
    if !graph.nodes.isEmpty {
      let first = graph.kinds[Int(graph.nodes[0].kind)].screen
      if screen.name != first { reportDifference(first, now: screen.name, after: []) }
    }
    discoveries.add(launch: screen)
    let node = add(key, screen, trial.session, parent: nil, act: nil, way: [])
    return Walk(trial, screen: screen, node: node)
  }

  /// Returns a walk that has performed the way to a state; nil if the way is refused now.
  ///
  /// The shortest way through the graph is tried once. It may lead elsewhere, because states are
  /// compared in part; the acts of a session that was in the state lead there again.
  func walk(to index: Int32) -> Walk? {
    guard let walk = try? launch() else { return nil }
    let node = graph.nodes[Int(index)]
    let shortest = graph.way(to: index)
    let isShortcut = !node.hasTriedShortest && shortest.count < node.way.count
    if isShortcut { graph.tryShortest(index) }
    let way = isShortcut ? shortest : node.way
    do {
      for act in way { try walk.trial.perform(table[act]) }
    } catch {
      if !isShortcut { graph.miss(index) }
      return nil
    }
    guard !way.isEmpty || walk.node != index else { return walk }
    let screen = walk.trial.session.screen
    let reached = land(screen, walk, parent: node.parent ?? index, act: node.act)
    if reached != index, !isShortcut { missed(index, screen, walk) }
    walk.land(reached, screen)
    walk.stay()
    walk.hadLeaks = walk.trial.hasLeaks
    return walk
  }

  private func missed(_ index: Int32, _ screen: Screen, _ walk: Walk) {
    graph.miss(index)
    let first = graph.kinds[Int(graph.nodes[Int(index)].kind)].screen
    guard screen.name != first else { return }
    reportDifference(first, now: screen.name, after: walk.trial.performed)
  }

  private func reportDifference(_ first: String, now: String, after way: [Act]) {
    let last = way.last ?? Self.launch
    record.add(
      RepeatabilityRule.verdict(first: first, now: now), of: RepeatabilityRule(), last,
      after: way.dropLast(), anchors: [])
  }

  /// Returns the state that a screen shows, and adds it if it is new.
  ///
  /// - Parameter act: the number of the act that led from the parent; asked for only if it is kept.
  func land(
    _ screen: Screen, _ walk: Walk, parent: Int32, act: @autoclosure () -> Int32?
  ) -> Int32 {
    let key = Fingerprint(of: screen, in: walk.trial.session, detail: options.detail)
    return land(key, screen, walk, parent: parent, act: act())
  }

  /// Returns the state with a key, and adds it if it is new.
  func land(
    _ key: Fingerprint, _ screen: Screen, _ walk: Walk, parent: Int32,
    act: @autoclosure () -> Int32?
  ) -> Int32 {
    guard let known = graph.index(of: key) else {
      return add(
        key, screen, walk.trial.session, parent: parent, act: act(),
        way: walk.numbers(in: &table))
    }
    if graph.isShorter(known, from: parent), let act = act() {
      let wasTooDeep = graph.nodes[Int(known)].depth >= options.depth
      graph.shorten(known, from: parent, by: act)
      if wasTooDeep { offerActs(on: screen, walk.trial.session, in: known) }
    }
    if walk.trial.performed.count < graph.nodes[Int(known)].way.count {
      graph.setWay(walk.numbers(in: &table), to: known)
    }
    return known
  }

  /// Adds a state with the acts that its screen offers.
  private func add(
    _ key: Fingerprint, _ screen: Screen, _ session: Session, parent: Int32?, act: Int32?,
    way: [Int32]
  ) -> Int32 {
    let depth = parent.map { graph.nodes[Int($0)].depth + 1 } ?? 0
    let kind = kind(of: screen)
    let index = graph.add(
      StateGraph.Node(key: key, kind: kind, parent: parent, act: act, depth: depth, way: way))
    result.map.add(screen)
    offerActs(on: screen, session, in: index)
    return index
  }

  /// Offers what can be done on the screen of a state, unless it is too far from the launch.
  private func offerActs(on screen: Screen, _ session: Session, in index: Int32) {
    guard graph.nodes[Int(index)].depth < options.depth else { return }
    let user =
      acts.acts(on: screen, session.offeredGestures, choices: session.choices(ofElementAt:))
      + keyPresses(session)
    let arranged = faults.flatMap { $0.acts(on: screen, user, examiner.reader) }
    offer(user + arranged + declaredShortcuts(session), in: index)
    enqueue(index)
  }

  /// Returns the key combinations for which the app has a key command now.
  private func keyPresses(_ session: Session) -> [Act] {
    session.keyCommands.map { examiner.reader.act(.press($0.keys)) }
  }

  /// Returns the quick actions that the app declares now.
  private func declaredShortcuts(_ session: Session) -> [Act] {
    guard faults.contains(where: { $0.family == .outside }) else { return [] }
    return session.shortcutTypes.map {
      examiner.reader.act(.outside(.shortcut($0)), .fault(.outside))
    }
  }

  private func kind(of screen: Screen) -> Int32 {
    graph.kind(Fingerprint(kindOf: screen), screen: screen.name)
  }

  /// Offers acts in a state.
  func offer(_ acts: [Act], in index: Int32) {
    graph.offer(acts.map { table.number(of: $0) }, in: index)
  }
}
