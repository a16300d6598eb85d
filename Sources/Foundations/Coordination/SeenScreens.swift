import HeadlessDevice
import HeadlessUIKit

/// The types of the screens shown in one launch, and those of which no screen is alive any more.
struct SeenScreens {
  private struct Seen {
    let type: String
    var releasedAtStep: Int?
  }

  private var types: [ObjectIdentifier: Seen] = [:]

  /// The types of which no screen is alive, with the step this was noticed in, sorted by name.
  var released: [(type: String, step: Int)] {
    types.values.compactMap { seen in seen.releasedAtStep.map { (seen.type, $0) } }
      .sorted { $0.0 < $1.0 }
  }

  /// Updates the types from the live controllers; one that was not shown yet counts as alive too.
  mutating func observe(_ controllers: [UIViewController]) {
    var alive: Set<ObjectIdentifier> = []
    for controller in controllers {
      let key = ObjectIdentifier(type(of: controller))
      guard alive.insert(key).inserted || types[key] == nil else { continue }
      if controller.lifetime.hasBeenOnScreen, types[key] == nil {
        types[key] = Seen(type: TypeName.short(type(of: controller)))
      }
      types[key]?.releasedAtStep = nil
    }
    for (type, seen) in types where seen.releasedAtStep == nil && !alive.contains(type) {
      types[type]?.releasedAtStep = Device.current.findings.step
    }
  }
}
