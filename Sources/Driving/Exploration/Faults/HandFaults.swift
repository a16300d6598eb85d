import RehearsalCore

/// The slips of a hand: a tap that comes twice, a gesture that is not finished.
struct HandFaults: FaultSource {
  let family = FaultFamily.hands

  func acts(on screen: Screen, _ userActs: [Act], _ reader: ActReader) -> [Act] {
    let twice = userActs.compactMap { act in
      act.tapped.flatMap { doubleTap($0, reader) }
    }
    return twice + unfinished(userActs, reader)
  }

  private func doubleTap(_ element: String, _ reader: ActReader) -> Act? {
    var act =
      reader.act(["doubletap \(element)"], .fault(family))
      ?? reader.act(["tap \(element)", "tap \(element) now"], .fault(family))
      ?? reader.act(["tap \(element)", "tap \(element)"], .fault(family))
    act?.isDoubleTap = true
    act?.tapped = element
    return act
  }

  private func unfinished(_ userActs: [Act], _ reader: ActReader) -> [Act] {
    userActs.compactMap { act in
      guard act.lines == ["swipe back"] || act.lines == ["swipe down"] else { return nil }
      return reader.act(["\(act.lines[0]) cancelled"], .fault(family))
    }
  }
}
