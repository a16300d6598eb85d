// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Differentiator's, and their documentation is too.

public enum Diff {
  /// The reasons why two versions of sections cannot be compared.
  public enum Error: Swift.Error, CustomDebugStringConvertible {
    case duplicateItem(item: Any)
    case duplicateSection(section: Any)
    case invalidInitializerImplementation(section: Any, expectedItems: Any, expectedIdentifier: Any)

    public var debugDescription: String {
      switch self {
      case .duplicateItem(let item):
        "The item \(item) is there twice. Give each item an identity of its own."
      case .duplicateSection(let section):
        "The section \(section) is there twice. Give each section an identity of its own."
      case .invalidInitializerImplementation(let section, let items, let identifier):
        "init(original:items:) made the section \(section) instead of one with the items \(items) "
          + "and the identity \(identifier)."
      }
    }
  }

  /// Returns the changes that lead from some sections to others, at most three one after another.
  public static func differencesForSectionedView<Section: AnimatableSectionModelType>(
    initialSections: [Section], finalSections: [Section]
  ) throws -> [Changeset<Section>] {
    let comparison = try SectionComparison(initialSections, finalSections)
    let removed = try comparison.removal()
    let arranged = try comparison.arrangement(of: removed.finalSections)
    let filled = try comparison.filling(of: arranged.finalSections)
    return [removed, arranged, filled].filter { !$0.isEmpty }
  }
}

/// Two versions of sections, of which the first becomes the second in three steps.
///
/// A list takes the changes of a step at once, and cannot move an item into a section that is inserted with it.
/// So what is deleted goes first; the sections come to their places with it gone, and their items last.
private struct SectionComparison<Section: AnimatableSectionModelType> {
  typealias SectionIdentity = Section.Identity
  typealias ItemIdentity = Section.Item.Identity

  let initial: [Section]
  let final: [Section]

  /// The places of the final sections and items.
  private let sections: [SectionIdentity: Int]
  private let places: [ItemIdentity: ItemPath]

  /// The items that the list keeps: those of the second version whose section stays.
  private var kept: Set<ItemIdentity> = []

  /// The sections that both versions have.
  private var staying: Set<SectionIdentity> = []

  init(_ initial: [Section], _ final: [Section]) throws {
    (self.initial, self.final) = (initial, final)
    let known = try Self.sectionPlaces(initial)
    _ = try Self.itemPlaces(initial)
    sections = try Self.sectionPlaces(final)
    places = try Self.itemPlaces(final)
    staying = Set(known.keys).intersection(sections.keys)
    for section in initial where staying.contains(section.identity) {
      kept.formUnion(section.items.map(\.identity).filter { places[$0] != nil })
    }
  }

  /// Returns the first step: items change, and items and sections go.
  func removal() throws -> Changeset<Section> {
    var (deleted, updated, remaining): ([ItemPath], [ItemPath], [Section]) = ([], [], [])
    for (index, section) in initial.enumerated() where staying.contains(section.identity) {
      var items: [Section.Item] = []
      for (place, item) in section.items.enumerated() {
        let path = ItemPath(sectionIndex: index, itemIndex: place)
        guard let changed = finalItem(item.identity) else {
          deleted.append(path)
          continue
        }
        if changed != item { updated.append(path) }
        items.append(changed)
      }
      remaining.append(try section.replacing(items))
    }
    let gone = initial.indices.filter { !staying.contains(initial[$0].identity) }
    return Changeset(
      originalSections: initial, finalSections: remaining, deletedSections: gone,
      deletedItems: deleted, updatedItems: updated)
  }

  /// Returns the second step: sections are inserted and moved.
  func arrangement(of present: [Section]) throws -> Changeset<Section> {
    let old = Dictionary(uniqueKeysWithValues: zip(present.map(\.identity), present.indices))
    let arranged = try final.map { section in
      let items =
        old[section.identity].map { present[$0].items }
        ?? section.items.filter { !kept.contains($0.identity) }
      return try section.replacing(items)
    }
    let order = final.map(\.identity).filter(staying.contains)
    let moved = movedElements(from: present.map(\.identity), to: order)
    return Changeset(
      originalSections: present, finalSections: arranged,
      insertedSections: final.indices.filter { !staying.contains(final[$0].identity) },
      movedSections: order.filter(moved.contains).compactMap { identity in
        guard let from = old[identity], let to = sections[identity] else { return nil }
        return (from, to)
      })
  }

  /// Returns the third step: items are inserted and moved.
  func filling(of arranged: [Section]) throws -> Changeset<Section> {
    var (inserted, moved): ([ItemPath], [(from: ItemPath, to: ItemPath)]) = ([], [])
    for (index, section) in arranged.enumerated() {
      let now = section.items.map(\.identity)
      let here = Set(now)
      let later = final[index].items.map(\.identity)
      let moving = movedElements(
        from: now.filter { places[$0]?.sectionIndex == index }, to: later.filter(here.contains))
      for (place, identity) in now.enumerated() {
        guard let to = places[identity], to.sectionIndex != index || moving.contains(identity)
        else { continue }
        moved.append((ItemPath(sectionIndex: index, itemIndex: place), to))
      }
      guard staying.contains(section.identity) else { continue }
      for (place, identity) in later.enumerated() where !kept.contains(identity) {
        inserted.append(ItemPath(sectionIndex: index, itemIndex: place))
      }
    }
    return Changeset(
      originalSections: arranged, finalSections: final, insertedItems: inserted, movedItems: moved)
  }

  private func finalItem(_ identity: ItemIdentity) -> Section.Item? {
    places[identity].map { final[$0.sectionIndex].items[$0.itemIndex] }
  }

  /// Returns the elements that leave their place between two orders of the same elements.
  private func movedElements<Element: Hashable>(
    from old: [Element], to new: [Element]
  ) -> Set<Element> {
    Set(
      new.difference(from: old).removals.map { change in
        switch change {
        case .remove(_, let element, _), .insert(_, let element, _): element
        }
      })
  }

  private static func sectionPlaces(_ sections: [Section]) throws -> [SectionIdentity: Int] {
    var places: [SectionIdentity: Int] = [:]
    for (index, section) in sections.enumerated()
    where places.updateValue(index, forKey: section.identity) != nil {
      throw Diff.Error.duplicateSection(section: section)
    }
    return places
  }

  private static func itemPlaces(_ sections: [Section]) throws -> [ItemIdentity: ItemPath] {
    var places: [ItemIdentity: ItemPath] = [:]
    for (index, section) in sections.enumerated() {
      for (place, item) in section.items.enumerated() {
        let path = ItemPath(sectionIndex: index, itemIndex: place)
        guard places.updateValue(path, forKey: item.identity) == nil else {
          throw Diff.Error.duplicateItem(item: item)
        }
      }
    }
    return places
  }
}

extension AnimatableSectionModelType {
  /// Returns the section with other items, by the app's own initializer.
  fileprivate func replacing(_ items: [Item]) throws -> Self {
    let section = Self(original: self, items: items)
    guard section.items == items, section.identity == identity else {
      throw Diff.Error.invalidInitializerImplementation(
        section: section, expectedItems: items, expectedIdentifier: identity)
    }
    return section
  }
}
