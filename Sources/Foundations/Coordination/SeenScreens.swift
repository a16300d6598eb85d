import HeadlessDevice
import HeadlessUIKit

/// The types of the screens shown in one launch, and those of which no screen is alive any more.
struct SeenScreens {
  private struct Seen {
    let type: ObjectIdentifier
    let name: String
    var isAlive = true
    var releasedAtStep: Int?
  }

  /// The types in the order they were first shown: few, so that a search is faster than a dictionary.
  private var types: [Seen] = []

  /// The types of which no screen is alive, with the step this was noticed in, sorted by name.
  var released: [(type: String, step: Int)] {
    types.compactMap { seen in seen.releasedAtStep.map { (seen.name, $0) } }
      .sorted { $0.0 < $1.0 }
  }

  /// Updates the types from the live controllers; one that was not shown yet counts as alive too.
  mutating func observe(_ controllers: [UIViewController]) {
    for index in types.indices { types[index].isAlive = false }
    for controller in controllers {
      let type = type(of: controller)
      if let index = index(of: ObjectIdentifier(type)) {
        types[index].isAlive = true
      } else if controller.lifetime.hasBeenOnScreen {
        types.append(Seen(type: ObjectIdentifier(type), name: TypeName.short(type)))
      }
    }
    let step = Device.current.findings.step
    for index in types.indices {
      if types[index].isAlive {
        types[index].releasedAtStep = nil
      } else if types[index].releasedAtStep == nil {
        types[index].releasedAtStep = step
      }
    }
  }

  private func index(of type: ObjectIdentifier) -> Int? {
    for (index, seen) in types.enumerated() where seen.type == type { return index }
    return nil
  }
}
