import HeadlessUIKit
import RehearsalCore

extension NavigationPosition {
  /// The number of the screen in front; nil if there is none.
  var front: Int? {
    let level = levels.last { $0.kind != .alert && $0.kind != .actionSheet }
    switch level?.containers.last {
    case .other(let number): return number
    case .stack(_, let screens): return screens.last
    case .tabs(_, let selected): return selected
    case nil: return nil
    }
  }

  /// Returns the effect of a move to another position.
  ///
  /// - Parameter isKnown: whether the new screen in front was in front before.
  func effect(of next: NavigationPosition, isKnown: Bool) -> AppMap.Edge.Effect {
    guard levels.first?.controller == next.levels.first?.controller else { return .replaced }
    let common = zip(levels, next.levels).prefix { $0.controller == $1.controller }.count
    if next.levels.count > common { return .presented }
    let beneath = Self.effect(
      from: levels[common - 1].containers, to: next.levels[common - 1].containers,
      isKnown: isKnown)
    guard levels.count > common else { return beneath ?? .replaced }
    // What was beneath a presentation may have changed before it was dismissed.
    return beneath == .pushed || beneath == .switched ? beneath ?? .dismissed : .dismissed
  }

  private static func effect(
    from old: [Container], to new: [Container], isKnown: Bool
  ) -> AppMap.Edge.Effect? {
    for (index, pair) in zip(old, new).enumerated() where pair.0 != pair.1 {
      switch pair {
      case (.tabs(let one, _), .tabs(let other, _)) where one == other:
        return !isKnown && isPushed(new[index...]) ? .pushed : .switched
      case (.stack(let one, let before), .stack(let other, let after)) where one == other:
        return effect(ofStack: before, after)
      default: return .replaced
      }
    }
    return nil
  }

  private static func isPushed(_ containers: ArraySlice<Container>) -> Bool {
    containers.contains { container in
      if case .stack(_, let screens) = container { screens.count > 1 } else { false }
    }
  }

  private static func effect(ofStack before: [Int], _ after: [Int]) -> AppMap.Edge.Effect {
    if after.starts(with: before) { return .pushed }
    if let top = after.last, before.contains(top) { return .dismissed }
    return after.count > before.count ? .pushed : .replaced
  }
}
