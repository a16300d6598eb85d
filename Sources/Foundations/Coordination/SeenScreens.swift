import HeadlessDevice
import HeadlessUIKit

/// The types of the screens that have been seen in one launch, and which of them are gone.
struct SeenScreens {
  private struct Seen {
    let type: String
    var goneSinceStep: Int?
  }

  private var types: [ObjectIdentifier: Seen] = [:]

  /// The types of which no screen lives any more, with the step it was noticed in; in order of name.
  var departed: [(type: String, step: Int)] {
    types.values.compactMap { seen in seen.goneSinceStep.map { (seen.type, $0) } }
      .sorted { $0.0 < $1.0 }
  }

  /// Takes note of the controllers that live now; one that nobody has seen yet keeps its type there.
  mutating func observe(_ controllers: [UIViewController]) {
    var alive: Set<ObjectIdentifier> = []
    for controller in controllers {
      let key = ObjectIdentifier(type(of: controller))
      guard alive.insert(key).inserted || types[key] == nil else { continue }
      if controller.lifetime.hasBeenOnScreen, types[key] == nil {
        types[key] = Seen(type: String(describing: type(of: controller)))
      }
      types[key]?.goneSinceStep = nil
    }
    for (type, seen) in types where seen.goneSinceStep == nil && !alive.contains(type) {
      types[type]?.goneSinceStep = Device.current.findings.step
    }
  }
}
