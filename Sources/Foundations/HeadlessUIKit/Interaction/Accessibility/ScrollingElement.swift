/// A list of which only some cells are in sight, and which can be scrolled through to find one.
package protocol ScrollingElement: AccessibleElement {
  /// How many cells there are, in sight or not; asks for no cell.
  var cellCount: Int { get }

  /// The places of the cells in sight.
  var placesInSight: Range<Int> { get }

  /// The cell at a place in sight; nil where it is hidden.
  func cellInSight(at place: Int) -> (any AccessibleElement)?

  /// Scrolls no further than needed to have a place in sight.
  func scroll(toPlace place: Int)
}

extension ScrollingElement {
  /// Scrolls until a cell is in sight that a test accepts: down to the end, then up from where it was.
  ///
  /// It goes no further than needed, and comes back where no cell is accepted. Each cell passed is
  /// asked for once, and those in sight are not tested.
  package func scrollToCell(
    where matches: (any AccessibleElement) -> Bool
  ) -> (any AccessibleElement)? {
    let start = placesInSight
    var place = start.upperBound
    while place < cellCount {
      if let cell = bringIntoSight(place), matches(cell) { return cell }
      place += 1
    }
    scroll(toPlace: start.lowerBound)
    for place in (0..<start.lowerBound).reversed() {
      if let cell = bringIntoSight(place), matches(cell) { return cell }
    }
    if let last = start.last {
      scroll(toPlace: start.lowerBound)
      scroll(toPlace: last)
    }
    return nil
  }

  /// The cell at a place, which is scrolled to; nil where there is none.
  package func bringIntoSight(_ place: Int) -> (any AccessibleElement)? {
    guard (0..<cellCount).contains(place) else { return nil }
    scroll(toPlace: place)
    return cellInSight(at: place)
  }
}

extension UITableView: ScrollingElement {
  package final var cellCount: Int { counted.total }

  package final var placesInSight: Range<Int> {
    lookAtRows()
    return sight.first..<sight.last
  }

  package final func cellInSight(at place: Int) -> (any AccessibleElement)? {
    sight[place].flatMap { $0.isOutOfSight ? nil : $0 }
  }

  package final func scroll(toPlace place: Int) {
    lookAtRows()
    scroll(to: place, asFirst: false)
  }
}
