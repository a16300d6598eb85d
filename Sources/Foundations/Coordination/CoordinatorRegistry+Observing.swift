public import HeadlessDevice
import HeadlessUIKit

extension CoordinatorRegistry {
  /// Updates which coordinators are in the tree, which left it, and which have no screen any more.
  ///
  /// O(coordinators × screens). Uses reflection for coordinators of an app's own base class.
  func observe() {
    let controllers = UIApplication.shared.controllers.alive
    screens.observe(controllers)
    guard !entries.isEmpty else { return }
    Reference.caching { observeCoordinators(controllers) }
  }

  private func observeCoordinators(_ controllers: [UIViewController]) {
    var coordinators = ObservedCoordinators(entries)
    let tree = self.tree(of: coordinators)
    if watchAll(in: tree, coordinators) { coordinators = ObservedCoordinators(entries) }
    assignEarlierControllers(from: controllers, to: coordinators)
    let owners = ScreenOwners(
      of: controllers, coordinators,
      isSearching: hasCoordinatorWithoutScreen(in: tree, coordinators))
    let step = Device.current.findings.step
    for coordinator in coordinators.elements {
      updateTreeState(tree, of: coordinator, step: step)
      updateScreenState(owners, in: tree, of: coordinator, step: step)
    }
  }

  /// Watches the coordinators in the tree whose classes do not call `Lifetimes.watch(_:)`.
  ///
  /// Returns whether there were any.
  private func watchAll(in tree: CoordinatorTree, _ coordinators: ObservedCoordinators) -> Bool {
    guard tree.hasUnknown else { return false }
    for node in tree.nodes where !coordinators.contains(node.object) { add(node.object) }
    return true
  }

  private func hasCoordinatorWithoutScreen(
    in tree: CoordinatorTree, _ coordinators: ObservedCoordinators
  ) -> Bool {
    for coordinator in coordinators.elements where !coordinator.entry.hasShown {
      if let object = coordinator.object, tree.isBelowRoot(object) { return true }
    }
    return false
  }

  private func updateTreeState(
    _ tree: CoordinatorTree, of coordinator: ObservedCoordinators.Element, step: Int
  ) {
    guard let object = coordinator.object else { return }
    let entry = coordinator.entry
    if tree.contains(object) {
      entry.wasInTree = true
      entry.leftAtStep = nil
    } else if entry.wasInTree, entry.leftAtStep == nil {
      entry.leftAtStep = step
    }
  }

  private func updateScreenState(
    _ owners: ScreenOwners, in tree: CoordinatorTree, of coordinator: ObservedCoordinators.Element,
    step: Int
  ) {
    let entry = coordinator.entry
    if !entry.hasShown { entry.hasShown = owners.hasShown(entry) }
    guard entry.hasShown else { return }
    guard let object = coordinator.object else { return reportRelease(owners, of: entry) }
    if !entry.wasInTree { return updateOutsideTree(owners, in: tree, of: entry, object, step) }
    let isIdle = entry.idleSinceStep != nil
    if !tree.isBelowRoot(object) || owners.hasScreen(object, entry, in: tree, forSure: isIdle) {
      entry.idleSinceStep = nil
    } else if entry.idleSinceStep == nil {
      entry.idleSinceStep = step
    }
  }

  /// Updates a coordinator that no property of the tree refers to, as one held by a closure.
  ///
  /// It has left once its screens have; without any tree, nothing is known about it.
  private func updateOutsideTree(
    _ owners: ScreenOwners, in tree: CoordinatorTree, of entry: WatchedCoordinator,
    _ object: AnyObject, _ step: Int
  ) {
    let hasLeft = entry.leftAtStep != nil
    if tree.nodes.isEmpty || owners.hasScreen(object, entry, in: tree, forSure: hasLeft) {
      entry.leftAtStep = nil
    } else if entry.leftAtStep == nil {
      entry.leftAtStep = step
    }
  }

  /// Reports a coordinator that was released while its screen is visible.
  private func reportRelease(_ owners: ScreenOwners, of entry: WatchedCoordinator) {
    guard !entry.isReleaseReported else { return }
    // Once the last of its screens is gone too, there is nothing left to report.
    guard owners.hasShown(entry) else {
      entry.isReleaseReported = true
      return
    }
    guard let screen = owners.visibleScreen(ofReleased: entry) else { return }
    entry.isReleaseReported = true
    Device.current.findings.report(
      .coordination,
      "\(entry.type) was released while its screen \(screen.screenName) is still up: nothing answers "
        + "what a person does there. Keep it in the children of the coordinator that started it "
        + "until the screen has left")
  }

  // MARK: Controllers created before their coordinator

  /// Assigns to each new coordinator the controllers that were created for its initialiser.
  ///
  /// These are the controllers it refers to that were created in the same step, after the previous
  /// coordinator. Reflection is slow, so a coordinator that created a controller after itself is
  /// skipped: it has a screen anyway.
  private func assignEarlierControllers(
    from controllers: [UIViewController], to coordinators: ObservedCoordinators
  ) {
    let elements = coordinators.elements
    for (index, element) in elements.enumerated() where element.entry.earlierControllers == nil {
      let previous = index > 0 ? elements[index - 1].entry.creation.serial : 0
      let next = index + 1 < elements.count ? elements[index + 1].entry.creation.serial : .max
      let own = element.entry.creation
      var hasMade = false
      var before: [Int] = []
      for controller in controllers {
        let creation = controller.lifetime.creation
        guard creation.serial > previous, creation.serial < next, creation.isSimultaneous(with: own)
        else { continue }
        if creation > own { hasMade = true } else { before.append(creation.serial) }
      }
      element.entry.earlierControllers =
        hasMade || before.isEmpty ? [] : earlierControllers(of: element, among: before)
    }
  }

  private func earlierControllers(
    of element: ObservedCoordinators.Element, among candidates: [Int]
  ) -> [Int] {
    guard let object = element.object else { return [] }
    return Reference.all(of: object)
      .compactMap { ($0.object as? UIViewController)?.lifetime.creation.serial }
      .filter(candidates.contains)
  }
}

extension Finding.Kind {
  /// A coordinator that was released too early, or that cannot do what its screen asks for.
  public static let coordination = Self(rawValue: "coordination")
}
