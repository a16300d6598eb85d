import HeadlessUIKit
import VirtualTime

/// The search of the topmost layer's lists for the element of one act, which is repeated as it waits.
///
/// Cells that a search loads ask for layout passes and often for more, which are events of their own:
/// if each event led to a search, an act on a missing element would never end. A list is therefore
/// searched again only once it has other cells, and only a few times without time passing.
struct ListSearch {
  /// The number of searches of a list at one instant; a list that is reloaded when it scrolls has more.
  private static var limitAtOneInstant: Int { 5 }

  private struct Attempt {
    var contentVersion: Int
    var instant: VirtualClock.Instant
    var countAtInstant: Int
  }

  /// The last search of each list, which found nothing.
  private var attempts: [ObjectIdentifier: Attempt] = [:]
  private let clock: VirtualClock

  init(clock: VirtualClock) { self.clock = clock }

  /// Scrolls the lists of a layer until one shows a match, as XCUITest does before a touch.
  ///
  /// - Returns: whether a match was scrolled into view.
  mutating func scrollIntoView(_ query: ElementQuery, in layer: VisibleLayer?) -> Bool {
    guard let layer else { return false }
    let now = clock.now
    let cell = query.outermost
    for list in layer.lists {
      let former = attempts[ObjectIdentifier(list)]
      guard Self.isWorthwhile(list, after: former, at: now) else { continue }
      if Self.scroll(list, to: cell) { return true }
      let count = former.map { $0.instant == now ? $0.countAtInstant : 0 } ?? 0
      attempts[ObjectIdentifier(list)] = Attempt(
        contentVersion: list.contentVersion, instant: now, countAtInstant: count + 1)
    }
    return false
  }

  private static func isWorthwhile(
    _ list: any ScrollingElement, after former: Attempt?, at now: VirtualClock.Instant
  ) -> Bool {
    guard let former else { return true }
    return former.contentVersion != list.contentVersion
      && (former.instant != now || former.countAtInstant < limitAtOneInstant)
  }

  private static func scroll(_ list: any ScrollingElement, to cell: ElementQuery) -> Bool {
    if let index = cell.index, cell.text == nil, cell.containing == nil {
      return list.scrollToCell(at: index - 1) != nil
    }
    return list.scrollToCell { !ElementFinder(roots: [$0]).matches(cell).isEmpty } != nil
  }
}
