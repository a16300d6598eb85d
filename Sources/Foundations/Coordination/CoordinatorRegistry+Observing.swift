public import HeadlessDevice
import HeadlessUIKit

extension CoordinatorRegistry {
  /// Takes note of who is in the tree, who left it, and who has nothing on screen any more.
  ///
  /// O(coordinators × screens), and for an app's own base class a look into its properties.
  func observe() {
    let controllers = UIApplication.shared.controllers.alive
    screens.observe(controllers)
    guard !entries.isEmpty else { return }
    let tree = self.tree
    watchAll(in: tree)
    adopt(from: controllers)
    let owners = ScreenOwners(
      of: controllers, entries: entries, isSearching: hasAnyoneWithoutScreen(in: tree))
    let step = Device.current.findings.step
    for entry in entries {
      noteTree(tree, of: entry, step: step)
      noteScreens(owners, in: tree, of: entry, step: step)
    }
  }

  /// A coordinator that is in the tree is watched, whether or not its class asked for it.
  private func watchAll(in tree: CoordinatorTree) {
    guard tree.nodes.count > entries.count || tree.hasUnknown else { return }
    let known = alive
    for node in tree.nodes where !known.contains(where: { $0 === node.object }) {
      add(node.object)
    }
  }

  private func hasAnyoneWithoutScreen(in tree: CoordinatorTree) -> Bool {
    entries.contains { entry in !entry.hasShown && entry.object.map(tree.isBelowRoot) == true }
  }

  private func noteTree(_ tree: CoordinatorTree, of entry: Watched, step: Int) {
    guard let object = entry.object else { return }
    if tree.contains(object) {
      entry.wasInTree = true
      entry.leftAtStep = nil
    } else if entry.wasInTree, entry.leftAtStep == nil {
      entry.leftAtStep = step
    }
  }

  private func noteScreens(
    _ owners: ScreenOwners, in tree: CoordinatorTree, of entry: Watched, step: Int
  ) {
    if !entry.hasShown { entry.hasShown = owners.hasShown(entry) }
    guard entry.hasShown else { return }
    guard let object = entry.object else { return noteRelease(owners, of: entry) }
    if !tree.isBelowRoot(object) || owners.hasScreen(object, entry, in: tree) {
      entry.idleSinceStep = nil
    } else if entry.idleSinceStep == nil {
      entry.idleSinceStep = step
    }
  }

  /// A coordinator that dies while its screen is up leaves a screen that nobody answers.
  private func noteRelease(_ owners: ScreenOwners, of entry: Watched) {
    guard !entry.isReleaseTold, let screen = owners.orphan(of: entry) else { return }
    entry.isReleaseTold = true
    Device.current.findings.report(
      .coordination,
      "\(entry.type) was released while its screen \(type(of: screen)) is still up: nothing answers "
        + "what a person does there. Keep it in the children of the coordinator that started it "
        + "until the screen has left")
  }

  // MARK: Controllers made before their coordinator

  /// Gives each new coordinator the controllers it was made with: those it refers to that were made
  /// after the coordinator before it, in its own step.
  ///
  /// Reflection is slow: one that made a controller after itself has a screen anyway.
  private func adopt(from controllers: [UIViewController]) {
    for (index, entry) in entries.enumerated() where entry.adopted == nil {
      let previous = index > 0 ? entries[index - 1].birth.serial : 0
      let next = index + 1 < entries.count ? entries[index + 1].birth.serial : .max
      let births = controllers.map(\.lifetime.creation)
        .filter { $0.isSimultaneous(with: entry.birth) }
      let hasMade = births.contains { $0 > entry.birth && $0.serial < next }
      let before = births.filter { $0 < entry.birth && $0.serial > previous }
      entry.adopted = hasMade || before.isEmpty ? [] : adopted(by: entry, among: before)
    }
  }

  private func adopted(by entry: Watched, among candidates: [Creation]) -> [Int] {
    guard let object = entry.object else { return [] }
    return Reference.all(of: object)
      .compactMap { ($0.object as? UIViewController)?.lifetime.creation }
      .filter(candidates.contains).map(\.serial)
  }
}

extension Finding.Kind {
  /// A coordinator that lives too long, or not long enough.
  public static let coordination = Self(rawValue: "coordination")
}
