/// The names of the update steps in the event log, cached.
enum EventNames {
  @exclusivity(unchecked)  // each access is over at once
  private static var names: [Step: String] = [:]

  private struct Step: Hashable {
    let type: ObjectIdentifier
    let verb: String
  }

  /// Returns the name of a step, such as `TripListViewModel notifies`.
  static func name(_ type: Any.Type, _ verb: String) -> String {
    let step = Step(type: ObjectIdentifier(type), verb: verb)
    if let name = names[step] { return name }
    let name = "\(type) \(verb)"
    names[step] = name
    return name
  }
}
